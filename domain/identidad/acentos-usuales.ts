import { normalizeText, stripAccents } from './normalize-text.ts'

/** Names and surnames that Spanish writes with an accent or diaeresis, and that official papers print in capitals without it. */
const USUALES =
  `adrián ágata águeda álvaro amílcar andrés ángel ángela ángeles aarón aída asunción belén benjamín bárbara
  cándida cándido césar concepción cristóbal damián darío débora elías encarnación estefanía eréndira esaú
  fabián fátima felícitas félix germán héctor inés iván jazmín jesús joaquín jonás josé josué joaquín julián león
  lázaro lucía magalí maría martín matías mónica moisés nicolás noé óscar paúl raúl rocío román rubén salomé sebastián
  simón sofía tomás úrsula valentín verónica víctor yazmín zoé
  acuña álvarez álvaro arámbula ávalos ávila báez bárcenas barragán beltrán bermúdez bernárdez cáceres calderón cárdenas
  castañón cedeño chávez colón córdoba córdova cortés dávalos dávila díaz domínguez durán estévez farías
  fernández galán galván gálvez gamboa garcía gaytán gómez gonzález güemes guillén gutiérrez guzmán hernández ibáñez jáuregui
  jiménez juárez landín leaños león lópez luján luévano macías marín márquez martínez meléndez méndez menéndez millán
  muñiz muñoz narváez núñez ordóñez páez peláez pérez piñón ponce quiñónez ramírez rangel rincón rodríguez
  roldán román sáenz sánchez santillán terán téllez tobías tristán valdés vásquez vázquez velázquez vélez
  villalón villaseñor yáñez zúñiga`
    .split(/\s+/)
    .filter((word) => stripAccents(word) !== word)

/** A word in small letters without its accents. Ñ is a letter of its own: where it was lost no accent is meant. */
export const sinAcento = (word: string): string => word.split('ñ').map(stripAccents).join('ñ')
const ACENTUADA: ReadonlyMap<string, string> = new Map(
  USUALES.filter((word) => sinAcento(word) !== word).map((word) => [sinAcento(word), word]),
)

/**
 * What a part of a name in capitals without any accent would usually carry: "MARIA SOFIA" → "MARÍA SOFÍA". It is offered,
 * never taken by itself: many people write theirs without. Null when no word has a usual one.
 */
export function acentosUsuales(parte: string): string | null {
  const text = normalizeText(parte)
  const isPlainCapitals =
    text !== '' && text === text.toLocaleUpperCase('es-MX') && sinAcento(text.toLowerCase()) === text.toLowerCase()
  if (!isPlainCapitals) return null
  const offered = text
    .split(' ')
    .map((word) => ACENTUADA.get(word.toLowerCase())?.toLocaleUpperCase('es-MX') ?? word)
    .join(' ')
  return offered === text ? null : offered
}
