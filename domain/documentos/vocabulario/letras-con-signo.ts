import { fold } from '#domain/documentos/texto.ts'

/** Common surnames, names and words of addresses that are written with Ñ or a diaeresis: a recogniser likes to lose the sign. */
const CON_SIGNO =
  'ACUÑA ANTUÑANO AÑORVE ARGÜELLES ARGÜELLO AGÜERO AGÜEROS BAÑOS BAÑUELOS BOLAÑOS BRICEÑO BRISEÑO CABAÑAS CAMPIÑA CAÑADA CAÑAS ' +
  'CAÑEDO CARREÑO CASTAÑEDA CASTAÑON CEDEÑO COMPAÑIA DUEÑAS ESPAÑA ESPAÑOL FARIÑAS ' +
  'GÜEMES GÜEMEZ GÜERECA IBAÑEZ IÑAKI IÑARRITU IÑIGO LOGROÑO LONDOÑO LUDEÑA MAGAÑA MARAÑON MARIÑO ' +
  'MONTAÑA MONTAÑEZ MONTAÑO MÜLLER MUÑIZ MUÑOZ NIÑO NIÑOS NUÑEZ ÑAÑEZ OCAÑA OCAÑAS ORDOÑEZ PATIÑO ' +
  'PEÑA PEÑALOZA PEÑARANDA PEÑAFIEL PEÑASCO PEÑON PEÑUELA PEÑUELAS PIÑA PIÑON QUIÑONES QUIÑONEZ RIAÑO ' +
  'SALDAÑA SCHÄFER SCHRÖDER SEÑOR SEÑORA SEÑORIAL TREVIÑO TUÑON UMAÑA UREÑA URUEÑA VICUÑA ' +
  'VIÑA VIÑAS VIÑEDO VIÑEDOS YAÑEZ ZERMEÑO ZUÑIGA BEGOÑA CARIÑO ÑAUPARI CAÑON PESTAÑA CIGÜEÑA'

const plain = (texto: string) => fold(texto).replaceAll('Ñ', 'N')
const WORDS = CON_SIGNO.split(' ').filter((word) => /[ÑÜÄÖ]/.test(word))
const SIN_SIGNO: ReadonlySet<string> = new Set(WORDS.map(plain))

const wordsOf = (texto: string) => texto.toUpperCase().split(/[^\p{L}]+/u)

/** Whether a text holds a word that is common with Ñ or a diaeresis, printed without: a recogniser may have lost the sign. */
export const mayLackSign = (texto: string): boolean =>
  wordsOf(texto).some((word) => word !== '' && !/[ÑÜÄÖ]/.test(word) && SIN_SIGNO.has(plain(word)))

/** The texts that one lost tilde may stand for: each N as Ñ, one at a time. */
export const withTilde = (texto: string): string[] =>
  [...texto.matchAll(/N/g)].map(({ index }) => `${texto.slice(0, index)}Ñ${texto.slice(index + 1)}`)

/** Very common names that carry an accent where a paper prints accents. */
const CON_ACENTO = new Set(
  (
    'GARCIA HERNANDEZ MARTINEZ LOPEZ GONZALEZ PEREZ RODRIGUEZ SANCHEZ RAMIREZ GOMEZ DIAZ VAZQUEZ JIMENEZ GUTIERREZ ALVAREZ MENDEZ ' +
    'DOMINGUEZ JUAREZ SUAREZ GUZMAN CHAVEZ LEON BELTRAN CARDENAS FERNANDEZ MARIA JOSE JESUS ANGEL ANGELES MARTIN ' +
    'RAUL OSCAR RUBEN RAMON SOFIA LUCIA VERONICA MONICA ROCIO VICTOR HECTOR CESAR ADRIAN IVAN AGUSTIN ANDRES TOMAS NICOLAS ' +
    'SEBASTIAN JOAQUIN RENE BELEN ASUNCION CONCEPCION ENCARNACION INES ESTEFANIA MEXICO MICHOACAN YUCATAN QUERETARO CONSTITUCION ' +
    'REVOLUCION UNION JARDIN SECCION AMPLIACION HEROES EJERCITO NACION MARMOL ARBOL'
  ).split(' '),
)

/** How a text prints its accents: words that carry one, and common words that lack theirs. */
export function accentsOf(texto: string): { readonly con: number; readonly sin: number } {
  const words = wordsOf(texto)
  const marked = (word: string) => /[ÁÉÍÓÚ]/.test(word)
  return {
    con: words.filter(marked).length,
    sin: words.filter((word) => !marked(word) && CON_ACENTO.has(fold(word))).length,
  }
}

/** Words of labels and titles that carry an accent, by their letters without it. */
const ROTULOS: ReadonlyMap<string, string> = new Map(
  (
    'CÓDIGO NÚMERO RÉGIMEN REGÍMENES POBLACIÓN ÚNICA SITUACIÓN CÉDULA IDENTIFICACIÓN EMISIÓN INFORMACIÓN ASIGNACIÓN MÉDICO ECONÓMICA ' +
    'ECONÓMICAS DEMARCACIÓN ELECTRÓNICO ÚLTIMO PÁGINA RAZÓN DENOMINACIÓN SECRETARÍA GOBERNACIÓN EXPEDICIÓN LOCALIZACIÓN PADRÓN ' +
    'ADMINISTRACIÓN OBLIGACIÓN DESCRIPCIÓN INSCRIPCIÓN COTIZACIÓN DIRECCIÓN'
  )
    .split(' ')
    .map((word) => [fold(word), word] as const),
)

/** How many of the words of labels that carry an accent were read, and how many of them without it. */
export function lostAccents(textos: readonly string[]): { readonly vistas: number; readonly sin: number } {
  const seen = textos.flatMap(wordsOf).filter((word) => ROTULOS.has(fold(word)))
  return { vistas: seen.length, sin: seen.filter((word) => word === fold(word)).length }
}
