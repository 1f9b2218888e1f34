/** Who sits down where nobody says otherwise. */
export const USUAL_BOT = "normal";
