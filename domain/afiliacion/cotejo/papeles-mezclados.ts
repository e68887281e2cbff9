import { cleanKey } from '#domain/identidad/clean-key.ts'
import { isCurpCheckDigitOk, parseCurp } from '#domain/identidad/curp.ts'
import { isPartOfName, sameName, shareName, type Nombre } from '#domain/identidad/nombre.ts'
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
  /** Its CURP, where it is valid and was read with certainty; else "". */
  readonly curpCierta: string
  readonly sexo: string | undefined
}

export interface HechosMezcla {
  /** Papers whose CURP the reader read with certainty: neither typed, nor confirmed, nor repaired. */
  readonly curpLeida?: readonly DocumentoLeible[]
  /** Why the desk says that they are of one person; "" where it has not said so. */
  readonly mismaPersona?: string
}

/** Code of an issue that the answer "Es la misma persona", with its reason, settles. */
export const MISMA_PERSONA = 'misma_persona'

/**
 * Why the papers of one expediente cannot be of one person (decisions §6 and §11.21), one issue per odd paper, at `documentos.<papel>`.
 * Papers with the same CURP are of one person; where no surname or no given name of theirs agrees, that is asked. Papers with two CURPs,
 * other names and other birth dates are of two people: one is removed. In between, the desk may say that they are of one person.
 */
export function papelesMezclados(papeles: LecturasExpediente, hechos: HechosMezcla = {}): Issue[] {
  const titulares = titularesOf(papeles, hechos.curpLeida ?? [])
  const [first, second, ...others] = titulares
  if (!first || !second) return []
  const agree = (a: Titular, b: Titular) => difference(a, b).length === 0
  // One that differs from two that agree is the stranger, whichever row it is on.
  const known = !agree(second, first) && others.some((other) => agree(other, second)) ? second : first
  const issues = titulares.filter((each) => each !== known).flatMap((each) => difference(each, known))
  return (hechos.mismaPersona ?? '') === '' ? issues : issues.filter(({ code }) => code !== MISMA_PERSONA)
}

function difference(stranger: Titular, other: Titular): Issue[] {
  const bothCertain = stranger.curpCierta !== '' && other.curpCierta !== ''
  const path = `documentos.${stranger.papel}`
  if (bothCertain && stranger.curpCierta === other.curpCierta) {
    if (shareName(stranger.nombre, other.nombre)) return []
    const why = differentNames(stranger, other)
    return [
      {
        path,
        code: MISMA_PERSONA,
        message: `${why} Los dos llevan la CURP ${other.curpCierta}: confirma que es la misma persona.`,
      },
    ]
  }
  const why = nameDifference(stranger, other) ?? dateDifference(stranger, other)
  if (why === null) return []
  const message = `${why} Parecen papeles de dos personas: quita uno para continuar.`
  return [{ path, code: bothCertain ? 'papeles_mezclados' : MISMA_PERSONA, message }]
}

function nameDifference(a: Titular, b: Titular): string | null {
  return namesDiffer(a, b) ? differentNames(a, b) : null
}

const differentNames = (a: Titular, b: Titular): string =>
  `${sentence(a)} está a nombre de ${fullName(a.nombre)} y ${called(b)} a nombre de ${fullName(b.nombre)}.`

/**
 * A second surname that one paper lacks may just not have been read, so it is left out of both. Of a name that lacks its given names or
 * its first surname, because nobody is sure of them yet, only the words that stand can speak against the other paper.
 */
function namesDiffer({ nombre: a, sexo }: Titular, { nombre: b }: Titular): boolean {
  const [whole, other] = isWhole(a) ? [a, b] : [b, a]
  if (!isWhole(whole) || fullName(other) === '') return false
  if (!isWhole(other)) return !isPartOfName(fullName(other), fullName(whole))
  const bothHaveSecond = a.apellidoMaterno !== '' && b.apellidoMaterno !== ''
  const comparable = (nombre: Nombre) => fullName(bothHaveSecond ? nombre : { ...nombre, apellidoMaterno: '' })
  return !sameName(comparable(a), comparable(b), { sexo })
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

function titularesOf(papeles: LecturasExpediente, curpLeida: readonly DocumentoLeible[]): Titular[] {
  return DOCUMENTOS_LEIBLES.flatMap((papel) =>
    papeles[papel] === undefined ? [] : [titular(papel, datosLeidos(papeles, papel), curpLeida.includes(papel))],
  )
}

function titular(papel: DocumentoLeible, datos: DatosLeidos, curpLeida: boolean): Titular {
  const printed = parsePlainDate(datos('fechaNacimiento') ?? '')
  const curp = cleanKey(datos('curp') ?? '')
  const leida = parseCurp(curp)
  const fecha = printed ?? leida?.fechaNacimiento ?? null
  const nacimiento = fecha ? fecha.slice(2).replaceAll('-', '') : rfcBirth(datos('rfc'))
  const curpCierta = curpLeida && leida !== null && isCurpCheckDigitOk(curp) ? curp : ''
  return { papel, nombre: nombreLeido(datos), fecha, nacimiento, curpCierta, sexo: leida?.sexo }
}

/** The RFC's own six digits stand in for a birth date only where the constancia gives no CURP. */
function rfcBirth(rfc: string | undefined): string {
  return /^[A-ZÑ&]{4}([0-9]{6})/.exec(cleanKey(rfc ?? ''))?.[1] ?? ''
}
