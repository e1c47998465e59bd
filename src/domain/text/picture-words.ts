/** What programs and cameras call a picture: 'office.jpg', 'IMG_1234', 'DSC01234', 'Screenshot 2026-03-31 at 10.12'. */
const fileName =
  /\.(?:avif|gif|hei[cf]|jpe?g|png|svg|tiff?|webp)\b|^(?:IMG|DSC[FN]?|PXL|MVIMG|P)[_-]?\d{3,}|^(?:Screen ?shot|Bildschirmfoto|Capture d.écran|WhatsApp Image)\b.*\d|^(?:shutterstock|istock(?:photo)?|adobe ?stock|getty ?images|depositphotos|pexels|unsplash)[-_ ].*\d|^\d{8}[-_ ]?\d*$/i;
const noWords =
  /^(?:(?:an? )?(?:image|picture|photo|photograph|graphic|illustration|bild|foto|alt(?: text)?|caption|unnamed|download|untitled)(?: of)?(?: ?\d+)?|[^\p{L}]*)$/iu;
/** Returns whether words are joined as in a file's name: 'office-2026_final'. */
function isJoined(words: string): boolean {
  return !/\s/.test(words) && /[_\d]/.test(words) && /.[-_]./.test(words);
}

/**
 * Returns whether a picture's words are only its name: what a program fills in by itself. `file` is the picture's
 * address. Those who cannot see the picture would hear the name of a file.
 */
export function isOnlyName(words: string, file: string): boolean {
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const isNameOfFile = /[-_\d]/.test(name) && plain(words) === plain(name) && !words.includes(' ');
  const said = words.trim();
  return fileName.test(said) || noWords.test(said) || isJoined(said) || isNameOfFile;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
