// Imported straight from the page's first script, React would bring its wrapper for old modules into that script.
import 'react-dom/client';
