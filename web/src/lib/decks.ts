// What the deck pages ask the server.
import { api } from "@/lib/api";
import { cardsOf, contentsOf, type Contents } from "@/lib/deckbox";
import type { OnShelf, Shelf } from "@/lib/decking.svelte";
import { whoever } from "@/lib/person.svelte";
import { texts } from "@/lib/text.svelte";
import type { Made } from "@/lib/wire";
import type {
  ChangeDeck,
  CheckDeck,
  CompareTold,
  CompareWish,
  Deck,
  DeckCheck,
  DeckExport,
  DeckHistory,
  DeckImport,
  DeckShare,
  DeckShelf,
  DecksWith,
  LotWish,
  NewDeck,
  PlayDeck,
  ReadText,
  ReadyDeck,
  Sample,
  SampleWish,
  SharedDeck,
  WriteText,
} from "@/lib/wire-decks";

const inTongue = (path: string): string => `${path}?lang=${texts.tongue}`;
const deckPath = (id: string, more = ""): string => inTongue(`/api/decks/${encodeURIComponent(id)}${more}`);
const sharedPath = (token: string, more = ""): string => inTongue(`/api/shared-decks/${encodeURIComponent(token)}${more}`);

/** Whatever is kept is kept for somebody: a guest gets a name on the way. */
async function asSomebody<T>(method: "POST" | "PUT" | "DELETE", path: string, body: unknown = {}): Promise<T> {
  await whoever.known();
  return api.ask<T>(method, path, body);
}

export const decks = {
  shelf: () => api.get<DeckShelf>(inTongue("/api/decks")),
  make: (deck: NewDeck) => asSomebody<Deck>("POST", inTongue("/api/decks"), deck),
  read: (id: string) => api.get<Deck>(deckPath(id)),
  change: (id: string, change: ChangeDeck) => asSomebody<Deck>("PUT", deckPath(id), change),
  throwAway: (id: string) => asSomebody<void>("DELETE", deckPath(id)),
  takeBack: (id: string) => asSomebody<Deck>("POST", deckPath(id, "/undelete")),
  copy: (id: string) => asSomebody<Deck>("POST", deckPath(id, "/copy")),
  withCard: (game: string, card: string) => api.get<DecksWith>(`/api/decks-with/${encodeURIComponent(game)}/${encodeURIComponent(card)}`),
  history: (id: string) => api.get<DeckHistory>(deckPath(id, "/versions")),
  restore: (id: string, version: number) => asSomebody<Deck>("POST", deckPath(id, "/restore"), { version }),
  share: (id: string) => asSomebody<DeckShare>("POST", deckPath(id, "/share")),
  unshare: (id: string) => asSomebody<void>("DELETE", deckPath(id, "/share")),
  play: (id: string, wish: PlayDeck) => asSomebody<Made>("POST", deckPath(id, "/play"), wish),
  shared: (token: string) => api.get<SharedDeck>(sharedPath(token)),
  copyShared: (token: string) => asSomebody<Deck>("POST", sharedPath(token, "/copy")),
  check: (draft: CheckDeck) => api.ask<DeckCheck>("POST", inTongue("/api/deck-check"), draft),
  fromText: (text: ReadText) => api.ask<DeckImport>("POST", inTongue("/api/deck-read"), text),
  toText: (draft: WriteText) => api.ask<DeckExport>("POST", inTongue("/api/deck-write"), draft),
  sample: (wish: SampleWish) => api.ask<Sample>("POST", inTongue("/api/deck-sample"), wish),
  byLot: (wish: LotWish) => api.ask<DeckImport>("POST", inTongue("/api/deck-lot"), wish),
  compare: (wish: CompareWish) => asSomebody<CompareTold>("POST", inTongue("/api/deck-comparison"), wish),
  comparison: () => api.get<CompareTold>(inTongue("/api/deck-comparison")),
  stopComparison: () => asSomebody<void>("DELETE", "/api/deck-comparison"),
  ready: (game: string, slug: string) => api.get<ReadyDeck>(inTongue(`/api/ready-decks/${encodeURIComponent(game)}/${encodeURIComponent(slug)}`)),
};

/** The server's shelf as a draft is kept on it. */
export function shelfFor(game: string): Shelf<Contents> {
  const written = (contents: Contents) => ({ name: contents.name, format: contents.format || null, note: contents.note, cards: cardsOf(contents) });
  return {
    make: async (contents) => onShelf(await decks.make({ game, ...written(contents) })),
    save: async (id, version, contents, apart) => onShelf(await decks.change(id, { version, apart, ...written(contents) })),
    read: async (id) => onShelf(await decks.read(id)),
  };
}

export function onShelf(deck: Deck): OnShelf<Contents> {
  return { id: deck.id, version: deck.version, contents: contentsOf(deck) };
}
