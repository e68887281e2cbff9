/**
 * Bases of the passwords that people choose most, in Spanish and in English: words, names, teams, keyboard walks. With the
 * endings that `isClaveComun` takes off (years, counts, signs) and the letters it reads behind figures ("p4ssw0rd"), they
 * stand for far more than the 3,000 that OWASP ASVS 5.0 (6.2.4) asks to refuse.
 */
const BASES = `
password passwort passw pass contrasena contrasenia clave clavesecreta secreto secreta acceso bienvenido bienvenida
welcome letmein login master superman batman spiderman ironman pokemon dragon monkey shadow sunshine princess princesa
principe football futbol baseball soccer hockey basketball michael jordan jennifer jessica ashley nicole daniel andrew
joshua matthew thomas robert hunter charlie ginger pepper cookie cheese summer winter spring autumn flower hannah
samantha amanda killer trustno freedom whatever starwars matrix computer internet samsung google facebook instagram
twitter youtube whatsapp microsoft windows apple iphone android linux oracle cisco default changeme cambiame cambiar
temporal provisional prueba pruebas test testing tester usuario user root toor guest invitado demo ejemplo
iloveyou iloveu loveyou love lovely teamo tequiero tequieromucho teamomucho amor amorcito miamor mivida micielo mitesoro
corazon carino bebe bebita hermosa hermoso preciosa bonita bonito guapa guapo linda lindo chiquita chiquito
mariposa estrella estrellita angel angelito angeles angelica diablo diosesamor dios jesus jesucristo cristo jesusteamo
virgen guadalupe maria mariana mariajose josemaria jose josue juan juancarlos juanjose carlos miguel miguelangel luis
antonio francisco javier alejandro alejandra fernando fernanda daniela gabriela gabriel rafael ricardo roberto eduardo
sebastian santiago mateo diego emiliano leonardo adriana andrea valeria valentina ximena camila sofia isabella regina
natalia paola karla karina monica patricia veronica claudia sandra silvia leticia rosario guadalupana lupita
manuel pedro pablo jorge sergio martin enrique arturo alberto oscar cesar hector victor ivan omar ruben raul
america chivas pumas cruzazul tigres rayados monterrey santos toluca atlas necaxa leon pachuca barcelona realmadrid
madrid juventus arsenal chelsea liverpool manchester messi ronaldo cristiano neymar chicharito
mexico mexicano viva vivamexico mexicolindo aguascalientes guadalajara puebla tijuana cancun veracruz sinaloa chihuahua
oaxaca tabasco jalisco chiapas yucatan durango zacatecas queretaro morelia merida hermosillo culiacan
hola holahola holamundo adios gracias buenosdias feliz felicidad familia mifamilia amigos amigas hermano hermana mama
papa mami papi hijos hijo hija abuela abuelo
perro perrito gato gatito gatita caballo leona tigre aguila delfin conejo pollito vaca osito panda princesita reina rey
rosa rosas girasol violeta margarita jazmin luna lunita sol cielo mar playa arena fuego tierra agua
chocolate galleta helado pastel dulce azucar cafe tacos pizza naranja manzana fresa limon coco sandia
negro blanco rojo verde azul amarillo morado rosita gris dorado plata diamante perla esmeralda
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
lunes martes miercoles jueves viernes sabado domingo primavera verano otono invierno
january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
escuela maestro maestra doctor doctora licenciado ingeniero contador secretaria secretario oficina trabajo empresa
gerente soporte tecnico empleado personal recursos finanzas tesoreria contabilidad nomina
qwerty qwertyui qwertyuiop qwert asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc
qweasd qweasdzxc wasd abcd abcde abcdef abcdefg abcdefgh abc abcabc aaaaaa xxxxxx zzzzzz azerty poiuytrewq lkjhgfdsa
mnbvcxz
`

const COMUNES: ReadonlySet<string> = new Set(BASES.split(/\s+/).filter(Boolean))

/** Walks over the keys that mix letters and figures. */
const RECORRIDOS = [
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc4rfv',
  'q1w2e3r4t5y6',
  'zaq12wsx',
  'zaq1xsw2cde3',
  '1a2b3c4d5e6f',
  'a1b2c3d4e5f6',
]

const SECUENCIAS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  '147258369',
  '159357',
  '741852963',
]

const LETRA_DE_CIFRA: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Lower case, without accents. */
export function foldClave(clave: string): string {
  return clave.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The letters that figures and signs stand for: "p4ssw0rd" → "password". */
export function readLeet(text: string): string {
  return text.replaceAll(/[0134578@$!]/g, (sign) => LETRA_DE_CIFRA[sign] ?? sign)
}

const EDGES = /^[^a-z]+|(?<![^a-z])[^a-z]+$/g

/** The word inside a password in the ways people dress it up. */
function bases(folded: string): string[] {
  const inner = folded.replaceAll(EDGES, '')
  const tail = folded.replace(/(?<![^a-z@$])[^a-z@$]+$/, '').replace(/^[^a-z@$]+/, '')
  return [inner, readLeet(tail), readLeet(folded), readLeet(folded.replace(/[\d\W_]{1,4}$/, ''))]
}

/** Whether `text` is one short piece over and over: "abababab", "12341234". */
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/.test(text) || /^(.{1,4}?)\1+.{0,3}$/.test(text)

/** Whether `text` follows the figures, the alphabet or the keys without a turn. */
function isSequence(text: string): boolean {
  const parts = [...SECUENCIAS, ...RECORRIDOS]
  return parts.some((walk) => walk.includes(text)) || RECORRIDOS.some((walk) => text.startsWith(walk.slice(0, 8)))
}

/** A day written in figures: "15081990", "1990-08-15", "150890". */
const isDate = (text: string) =>
  /^(0?[1-9]|[12]\d|3[01])[-/. ]?(0?[1-9]|1[0-2])[-/. ]?(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d[-/. ]?(0?[1-9]|1[0-2])[-/. ]?(0?[1-9]|[12]\d|3[01])$/.test(text)

/** Whether a password is among those that are tried first, whoever owns it. */
export function isClaveComun(clave: string): boolean {
  const folded = foldClave(clave)
  if (isRepeated(folded) || isSequence(folded) || isDate(folded)) return true
  return bases(folded).some((base) => COMUNES.has(base) || isDoubled(base))
}

/** "holahola": a common word twice. */
function isDoubled(base: string): boolean {
  const half = base.slice(0, base.length / 2)
  return base.length > 6 && base === half + half && COMUNES.has(half)
}
