project = "Files by FTP"
extensions = ["myst_parser"]
html_theme = "alabaster"
html_copy_source = False
