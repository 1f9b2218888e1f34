import "@/theme/index.css";
import { mount } from "svelte";
import App from "@/App.svelte";
import { whoever } from "@/lib/person.svelte";
import { settings } from "@/lib/settings.svelte";

settings.show(); // before anything is drawn: no flash of the other theme
const target = document.getElementById("app");
if (target) {
  // Without an answer from the server the page still shows itself, and says what is missing.
  void whoever.begin().finally(() => mount(App, { target }));
}
