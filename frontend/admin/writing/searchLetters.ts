/** What search results usually show. */
export const searchLetters = { title: 60, description: 160 };
