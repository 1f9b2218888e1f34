// Who is at the keyboard, which language she reads, and which games this server has.
import { negotiateLanguages } from "@fluent/langneg";
import { api } from "@/lib/api";
import { emptyDevice } from "@/lib/device";
import { settings } from "@/lib/settings.svelte";
import { texts } from "@/lib/text.svelte";
import type { GameInfo, Person, Tongue } from "@/lib/wire";

const TONGUES: Tongue[] = ["en", "fr"];

class Whoever {
  person: Person | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  version = $state("");
  /** Why she may only look, and until when; empty: she may play. */
  banned = $state("");
  /** What moderators have to tell her. */
  notices: string[] = $state.raw([]);
  moderator = $state(false);

  /** Speak the language of last time, the one the server knows her by, or the browser's first that we know. */
  async begin(): Promise<void> {
    const asked = new URLSearchParams(location.search).get("lang");
    const chosen = TONGUES.find((known) => known === asked) ?? settings.tongue;
    await texts.speak(chosen ?? preferred());
    await this.greet();
    const known = this.person?.language;
    if (!chosen && known && known !== texts.tongue) {
      await texts.speak(known);
      await this.greet();
    }
  }

  async greet(): Promise<void> {
    const hello = await api.hello(texts.tongue);
    this.person = hello.person;
    this.games = hello.games;
    this.version = hello.version;
    this.banned = hello.banned ?? "";
    this.notices = hello.notices ?? [];
    this.moderator = hello.moderator ?? false;
  }

  /** What a game has told of itself. */
  game(slug: string | undefined): GameInfo | undefined {
    return this.games.find((info) => info.slug === slug);
  }

  /** Whoever does something needs a name to do it under; a guest's is given by the server. */
  async known(): Promise<Person> {
    this.person ??= await api.session({ language: texts.tongue });
    return this.person;
  }

  async speak(tongue: Tongue): Promise<void> {
    settings.tongue = tongue;
    await texts.speak(tongue);
    if (this.person) this.person = await api.session({ language: tongue });
    await this.greet();
  }

  async noticesRead(): Promise<void> {
    await api.ask<void>("POST", "/api/notices", {});
    this.notices = [];
  }

  async rename(name: string): Promise<void> {
    this.person = await api.session({ name, language: texts.tongue });
  }

  async signIn(name: string, password: string): Promise<void> {
    this.person = await api.signIn({ name, password });
    await this.greet();
  }

  async signUp(name: string, password: string): Promise<void> {
    await this.known();
    this.person = await api.signUp({ name, password });
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.person = null;
    await this.greet();
  }

  async forget(): Promise<void> {
    await api.forget();
    emptyDevice();
    this.person = null;
  }
}

function preferred(): Tongue {
  const [best] = negotiateLanguages([...navigator.languages], TONGUES, { defaultLocale: "en", strategy: "lookup" });
  return best === "fr" ? "fr" : "en";
}

export const whoever = new Whoever();
