// Records a payment through java.net.http and lets what it throws be printed. Used by samples.
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class HttpClientCall {
  public static void main(String[] args) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(args[0]))
        .timeout(Duration.ofSeconds(2))
        .header("Content-Type", "application/json")
        .header("Authorization", "Bearer " + System.getenv("API_KEY"))
        .POST(HttpRequest.BodyPublishers.ofString("{\"amount_minor\":100}"))
        .build();
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2)).build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() >= 400) throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
    JsonParser.parseString(response.body()).getAsJsonObject();
  }
}
