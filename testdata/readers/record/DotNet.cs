// System.Uri. Nothing is opened.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;

class DotNet {
    static void Main() {
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        output.WriteLine(Version());
        for (string line; (line = input.ReadLine()) != null; ) {
            try {
                output.WriteLine(Fields(new Uri(Decode(line))));
            } catch (UriFormatException e) {
                output.WriteLine("{\"refused\":" + Encode(e.Message) + "}");
            }
        }
        output.Flush();
    }

    static string Version() {
        var name = typeof(object).Assembly.GetType("Mono.Runtime").GetMethod("GetDisplayName", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static);
        return ((string)name.Invoke(null, null)).Split(' ')[0];
    }

    static string Fields(Uri u) {
        var fields = new List<string>();
        var raises = new List<string>();
        var all = new Dictionary<string, Func<string>> {
            { "Scheme", () => u.Scheme }, { "UserInfo", () => u.UserInfo }, { "Host", () => u.Host }, { "DnsSafeHost", () => u.DnsSafeHost },
            { "Port", () => u.Port.ToString(CultureInfo.InvariantCulture) }, { "AbsolutePath", () => u.AbsolutePath }, { "Query", () => u.Query },
            { "Fragment", () => u.Fragment }, { "AbsoluteUri", () => u.AbsoluteUri },
        };
        foreach (var f in all) {
            try {
                fields.Add(Encode(f.Key) + ":" + Encode(f.Value()));
            } catch (Exception e) {
                raises.Add(Encode(f.Key) + ":" + Encode(e.Message));
            }
        }
        return "{\"fields\":{" + string.Join(",", fields) + "},\"raises\":{" + string.Join(",", raises) + "}}";
    }

    static string Encode(string s) {
        if (s == null)
            return "null";
        var b = new StringBuilder("\"");
        foreach (char c in s)
            b.Append(c < ' ' || c == '"' || c == '\\' || c > '~' ? "\\u" + ((int)c).ToString("x4") : "" + c);
        return b.Append('"').ToString();
    }

    // Decode reads a string of JSON.
    static string Decode(string line) {
        var b = new StringBuilder();
        for (int i = 1; i < line.Length - 1; i++) {
            char c = line[i];
            if (c == '\\') {
                c = line[++i];
                int n = "bfnrt".IndexOf(c);
                if (n >= 0)
                    c = "\b\f\n\r\t"[n];
                else if (c == 'u') {
                    c = (char)int.Parse(line.Substring(i + 1, 4), NumberStyles.HexNumber);
                    i += 4;
                }
            }
            b.Append(c);
        }
        return b.ToString();
    }
}
