// java.net.URI, or java.net.URL where the argument is "url". Nothing is opened.
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;

class Java {
    public static void main(String[] args) throws IOException {
        boolean url = args[0].equals("url");
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        out.println(System.getProperty("java.version"));
        for (String line; (line = in.readLine()) != null; ) {
            String text = decode(line);
            try {
                out.println("{\"fields\":{" + (url ? ofURL(text) : ofURI(text)) + "}}");
            } catch (URISyntaxException | MalformedURLException e) {
                out.println("{\"refused\":" + encode(e.getMessage()) + "}");
            }
        }
        out.flush();
    }

    static String ofURI(String text) throws URISyntaxException {
        var u = new URI(text);
        return object("getScheme()", u.getScheme(), "getSchemeSpecificPart()", u.getSchemeSpecificPart(), "getRawAuthority()", u.getRawAuthority(),
            "getRawUserInfo()", u.getRawUserInfo(), "getHost()", u.getHost(), "getPort()", "" + u.getPort(), "getRawPath()", u.getRawPath(),
            "getRawQuery()", u.getRawQuery(), "getRawFragment()", u.getRawFragment());
    }

    static String ofURL(String text) throws MalformedURLException {
        var u = new URL(text);
        return object("getProtocol()", u.getProtocol(), "getAuthority()", u.getAuthority(), "getUserInfo()", u.getUserInfo(), "getHost()", u.getHost(),
            "getPort()", "" + u.getPort(), "getDefaultPort()", "" + u.getDefaultPort(), "getPath()", u.getPath(), "getQuery()", u.getQuery(),
            "getRef()", u.getRef(), "getFile()", u.getFile());
    }

    static String object(String... fields) {
        var b = new StringBuilder();
        for (int i = 0; i < fields.length; i += 2)
            b.append(i > 0 ? "," : "").append(encode(fields[i])).append(":").append(encode(fields[i + 1]));
        return b.toString();
    }

    static String encode(String s) {
        if (s == null)
            return "null";
        var b = new StringBuilder("\"");
        for (char c : s.toCharArray())
            b.append(c < ' ' || c == '"' || c == '\\' || c > '~' ? String.format("\\u%04x", (int) c) : "" + c);
        return b.append('"').toString();
    }

    // decode reads a string of JSON.
    static String decode(String line) {
        var b = new StringBuilder();
        for (int i = 1; i < line.length() - 1; i++) {
            char c = line.charAt(i);
            if (c == '\\') {
                c = line.charAt(++i);
                int n = "bfnrt".indexOf(c);
                if (n >= 0)
                    c = "\b\f\n\r\t".charAt(n);
                else if (c == 'u') {
                    c = (char) Integer.parseInt(line.substring(i + 1, i + 5), 16);
                    i += 4;
                }
            }
            b.append(c);
        }
        return b.toString();
    }
}
