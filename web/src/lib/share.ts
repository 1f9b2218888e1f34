// An address for somebody else: through the system's own dialog where there is one, otherwise copied.
import { t } from "@/lib/text.svelte";
import { toasts } from "@/lib/toasts.svelte";

export async function share(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  const touch = matchMedia("(pointer: coarse)").matches;
  try {
    if (touch && "share" in navigator) {
      await navigator.share({ url });
    } else {
      await navigator.clipboard.writeText(url);
      toasts.say("note", t("web-copied", { url }));
    }
  } catch {
    toasts.say("note", url); // neither is allowed here: let it be read and copied by hand
  }
}
