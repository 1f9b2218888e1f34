import "./browser";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./browser";
import { api, wentWrong } from "@/lib/api";
import { whyEnded, worthAnotherTry } from "@/lib/closing";
import { Lobby } from "@/lib/lobby.svelte";
import { whoever } from "@/lib/person.svelte";
import { TableStore } from "@/lib/table.svelte";
import { texts } from "@/lib/text.svelte";
import type { Tongue } from "@/lib/wire";

const TEXT = join(import.meta.dirname, "../../src/noctuary/text");

function reasons(tongue: Tongue): string[] {
  const source = readFileSync(join(TEXT, tongue, "web-closed.ftl"), "utf-8");
  return new FluentResource(source).body.map((message) => message.id);
}

describe("a line that has ended", () => {
  beforeEach(() => {
    FakeSocket.all = [];
  });

  it.each(["en", "fr"] as const)("says every reason as a sentence: %s", async (tongue) => {
    await texts.speak(tongue);
    const said = reasons(tongue).map((reason) => whyEnded({ reason, code: 1008 }));
    expect(said.length).toBeGreaterThan(10);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.* .*\.$/u);
    expect(whyEnded({ reason: "what a proxy says", code: 4999 })).toBe(whyEnded({ reason: "", code: 4999 }));
  });

  it("follows a change of language", async () => {
    const ended = { reason: "server-limit-sockets", code: 1008 };
    await texts.speak("en");
    const english = whyEnded(ended);
    await texts.speak("fr");
    expect(whyEnded(ended)).not.toBe(english);
  });

  it("is worth another try unless there is no table to come to", () => {
    expect([1008, 4403, 4404, 4409, 4410].filter((code) => worthAnotherTry({ reason: "", code }))).toEqual([1008, 4403, 4409]);
  });

  it("knows what the protocol says without a reason of ours", () => {
    const store = new TableStore("t");
    const leave = store.open(false, null);
    FakeSocket.last.drop(1009, "");
    expect(store.ended?.reason).toBe("server-limit-message-size");
    leave();
  });

  it("says why nobody becomes a guest", async () => {
    const problem = { error: "server-limit-guests", message: "…" };
    const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(problem), { status: 429 }));
    const store = new TableStore("t");
    const leave = store.open(false, null);
    FakeSocket.last.drop(4401, "server-error-no-session");
    await vi.waitFor(() => expect(store.ended?.reason).toBe("server-limit-guests"));
    leave();
    fetching.mockRestore();
  });
});

describe("the lobby's line", () => {
  it("says why it has ended, until it is opened anew", () => {
    whoever.person = { id: "p", name: "Ann", guest: true, language: "en", named: true };
    const lobby = new Lobby();
    lobby.open();
    FakeSocket.last.drop(1008, "server-limit-sockets");
    expect(lobby.ended).toEqual({ code: 1008, reason: "server-limit-sockets" });
    const leave = lobby.open();
    expect(lobby.ended).toBeNull();
    leave();
  });
});

describe("a request that comes to nothing", () => {
  it("is a sentence too, whoever answered, and if nobody did", async () => {
    await texts.speak("fr");
    const fetching = vi.spyOn(globalThis, "fetch");
    const said = (): Promise<string> => api.get("/api/tables").then(() => "", wentWrong);
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await said()).toBe("Le serveur est injoignable. Réessayez dans un instant.");
    fetching.mockResolvedValueOnce(new Response("", { status: 503, statusText: "Service Unavailable" }));
    expect(await said()).toBe("Le serveur ne répond pas comme il le devrait (503). Réessayez dans un instant.");
    fetching.mockResolvedValueOnce(new Response('{"error":"e","message":"Non."}', { status: 409 }));
    expect(await said()).toBe("Non.");
    fetching.mockRestore();
  });
});
