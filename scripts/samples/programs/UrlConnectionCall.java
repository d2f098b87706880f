// Records a payment through HttpURLConnection and lets what it throws be printed. Used by samples.
import com.google.gson.JsonParser;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;

public class UrlConnectionCall {
  public static void main(String[] args) throws Exception {
    HttpURLConnection connection = (HttpURLConnection) new URL(args[0]).openConnection();
    connection.setConnectTimeout(2_000);
    connection.setReadTimeout(2_000);
    connection.setRequestMethod("POST");
    connection.setRequestProperty("Content-Type", "application/json");
    connection.setRequestProperty("Authorization", "Bearer " + System.getenv("API_KEY"));
    connection.setDoOutput(true);
    try (OutputStream out = connection.getOutputStream()) {
      out.write("{\"amount_minor\":100}".getBytes(StandardCharsets.UTF_8));
    }
    try (Reader in = new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8)) {
      JsonParser.parseReader(in).getAsJsonObject();
    }
  }
}
