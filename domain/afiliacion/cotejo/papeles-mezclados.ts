import { cleanKey } from '#domain/identidad/clean-key.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { isPartOfName, sameName, type Nombre } from '#domain/identidad/nombre.ts'
import type { Issue } from '#domain/issue.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { DOCUMENTOS_LEIBLES, papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { datosLeidos, fullName, nombreLeido, type DatosLeidos, type LecturasExpediente } from './cotejo.ts'

/** What a paper says of its person. `nacimiento` is YYMMDD: an RFC tells no century. */
interface Titular {
  readonly papel: DocumentoLeible
  readonly nombre: Nombre
  readonly nacimiento: string
  readonly fecha: PlainDate | null
}

/**
 * Why the papers of one expediente cannot be of one person: their names differ beyond order, accents and particles, or
 * their birth dates differ (decisions §6). It blocks until one is removed. One issue per odd paper, at `documentos.<papel>`.
 */
export function papelesMezclados(papeles: LecturasExpediente): Issue[] {
  const titulares = titularesOf(papeles)
  const [first, second, ...others] = titulares
  if (!first || !second) return []
  const agree = (a: Titular, b: Titular) => difference(a, b).length === 0
  // One that differs from two that agree is the stranger, whichever row it is on.
  const known = !agree(second, first) && others.some((other) => agree(other, second)) ? second : first
  return titulares.filter((each) => each !== known).flatMap((each) => difference(each, known))
}

function difference(stranger: Titular, other: Titular): Issue[] {
  const why = nameDifference(stranger, other) ?? dateDifference(stranger, other)
  if (why === null) return []
  const message = `${why} Parecen papeles de dos personas: quita uno para continuar.`
  return [{ path: `documentos.${stranger.papel}`, code: 'papeles_mezclados', message }]
}

function nameDifference(a: Titular, b: Titular): string | null {
  if (!namesDiffer(a.nombre, b.nombre)) return null
  return `${sentence(a)} está a nombre de ${fullName(a.nombre)} y ${called(b)} a nombre de ${fullName(b.nombre)}.`
}

/**
 * A second surname that one paper lacks may just not have been read, so it is left out of both. Of a name that lacks its given names or
 * its first surname, because nobody is sure of them yet, only the words that stand can speak against the other paper.
 */
function namesDiffer(a: Nombre, b: Nombre): boolean {
  const [whole, other] = isWhole(a) ? [a, b] : [b, a]
  if (!isWhole(whole) || fullName(other) === '') return false
  if (!isWhole(other)) return !isPartOfName(fullName(other), fullName(whole))
  const bothHaveSecond = a.apellidoMaterno !== '' && b.apellidoMaterno !== ''
  const comparable = (nombre: Nombre) => fullName(bothHaveSecond ? nombre : { ...nombre, apellidoMaterno: '' })
  return !sameName(comparable(a), comparable(b))
}

const isWhole = ({ nombres, apellidoPaterno }: Nombre): boolean => nombres !== '' && apellidoPaterno !== ''

function dateDifference(a: Titular, b: Titular): string | null {
  const differ = a.fecha && b.fecha ? a.fecha !== b.fecha : a.nacimiento !== b.nacimiento
  if (a.nacimiento === '' || b.nacimiento === '' || !differ) return null
  return `${sentence(a)} es de quien nació el ${shownDate(a)} y ${called(b)} de quien nació el ${shownDate(b)}.`
}

function called({ papel }: Pick<Titular, 'papel'>): string {
  const { articulo, enFrase } = papelDe(papel)
  return `${articulo} ${enFrase}`
}

function sentence({ papel }: Titular): string {
  const name = called({ papel })
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function shownDate({ fecha, nacimiento }: Titular): string {
  return fecha ? formatFecha(fecha) : `${nacimiento.slice(4, 6)}/${nacimiento.slice(2, 4)}/${nacimiento.slice(0, 2)}`
}

function titularesOf(papeles: LecturasExpediente): Titular[] {
  return DOCUMENTOS_LEIBLES.flatMap((papel) =>
    papeles[papel] === undefined ? [] : [titular(papel, datosLeidos(papeles, papel))],
  )
}

function titular(papel: DocumentoLeible, datos: DatosLeidos): Titular {
  const printed = parsePlainDate(datos('fechaNacimiento') ?? '')
  const fecha = printed ?? parseCurp(datos('curp') ?? '')?.fechaNacimiento ?? null
  const nacimiento = fecha ? fecha.slice(2).replaceAll('-', '') : rfcBirth(datos('rfc'))
  return { papel, nombre: nombreLeido(datos), fecha, nacimiento }
}

/** The RFC's own six digits stand in for a birth date only where the constancia gives no CURP. */
function rfcBirth(rfc: string | undefined): string {
  return /^[A-ZÑ&]{4}([0-9]{6})/.exec(cleanKey(rfc ?? ''))?.[1] ?? ''
}
