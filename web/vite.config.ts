import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["NOCTUARY_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@": here("src"), "@text": here("../src/noctuary/text") },
    // Vitest would take Svelte's server build otherwise, where runes stand still.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: { target: "es2022", chunkSizeWarningLimit: 120 },
  server: {
    fs: { allow: [here("."), here("../src/noctuary/text")] },
    proxy: { "/api": { target: server, changeOrigin: true }, "/ws": { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
