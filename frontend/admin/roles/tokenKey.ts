/** Key of the query for the person who is signed in. */
export const TOKEN_KEY = ['token'];
