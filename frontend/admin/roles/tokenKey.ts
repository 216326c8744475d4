/** Of what is known of whoever is signed in. */
export const TOKEN_KEY = ['token'];
