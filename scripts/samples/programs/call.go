// Records a payment through net/http and logs the error. Used by samples.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func recordPayment(url, key string) error {
	request, err := http.NewRequest(http.MethodPost, url, strings.NewReader(`{"amount_minor":100}`))
	if err != nil {
		return fmt.Errorf("record payment: %w", err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+key)
	client := &http.Client{Timeout: 400 * time.Millisecond}
	response, err := client.Do(request)
	if err != nil {
		return fmt.Errorf("record payment: %w", err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return fmt.Errorf("record payment: reading response: %w", err)
	}
	if response.StatusCode >= 400 {
		return fmt.Errorf("record payment: unexpected status %s: %s", response.Status, body)
	}
	var payment map[string]any
	if err := json.Unmarshal(body, &payment); err != nil {
		return fmt.Errorf("record payment: decoding response: %w", err)
	}
	return nil
}

func main() {
	log.SetFlags(0)
	if err := recordPayment(os.Args[1], os.Getenv("API_KEY")); err != nil {
		log.Fatal(err)
	}
}
