import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { medirImagen } from '#domain/instituto/imagen-icono.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { Issue } from '#domain/issue.ts'

/** Bytes that a signature may weigh once it is cut out, pixels of each side, and characters of its texts. */
export const FIRMA_LIMITES = { bytes: 300 * 1024, lado: 4000, texto: 120 } as const

/** Characters of a data URL with an image of that many bytes, and its beginning. */
export const FIRMA_BASE64_MAX = Math.ceil(FIRMA_LIMITES.bytes / 3) * 4 + 40

/** A signature of the catalogue. It belongs to a user, or to the titular of a unit, between two dates. */
export interface FirmaPanel {
  readonly id: number
  readonly nombre: string
  readonly cargo: string
  readonly usuario_id: number | null
  readonly unidad_id: number | null
  /** Whose it is, in words; "" when nobody's. */
  readonly titular: string
  readonly desde: PlainDate
  readonly hasta: PlainDate | null
  /** Closed papers that carry it. */
  readonly papeles: number
  /** Day of the last of them; null without any. */
  readonly ultimoPapel: PlainDate | null
  readonly version: number
  /** `firmar`: it is a titular's, whose act is put on a paper by who keeps the catalogue. */
  readonly actions: readonly ('editar' | 'eliminar' | 'firmar')[]
}

/** The catalogue, with those a signature may belong to. */
export interface CatalogoFirmas {
  readonly firmas: readonly FirmaPanel[]
  readonly usuarios: readonly { readonly id: number; readonly nombre: string }[]
  readonly unidades: readonly { readonly id: number; readonly nombre: string }[]
}

/** What a person writes of a signature, texts as typed. */
export interface DatosFirma {
  readonly nombre: string
  readonly cargo: string
  readonly usuario_id: number | null
  readonly unidad_id: number | null
  readonly desde: string
  /** "" while it has no end. */
  readonly hasta: string
}

/** What is wrong with the data of a signature, by field. */
export function firmaIssues({
  nombre,
  cargo,
  usuario_id: usuario,
  unidad_id: unidad,
  desde,
  hasta,
}: DatosFirma): Issue[] {
  const [from, to] = [parsePlainDate(desde), hasta === '' ? null : parsePlainDate(hasta)]
  return [
    ...when(nombre.trim() === '', 'nombre', 'El nombre es obligatorio.'),
    ...when(cargo.trim() === '', 'cargo', 'El cargo es obligatorio.'),
    ...when(usuario !== null && unidad !== null, 'unidad_id', 'Elige un usuario o un titular, no los dos.'),
    ...when(from === null, 'desde', 'Escribe un día que exista.'),
    ...when(hasta !== '' && to === null, 'hasta', 'Escribe un día que exista.'),
    ...when(from !== null && to !== null && to < from, 'hasta', 'La fecha final es anterior a la inicial.'),
  ]
}

function when(isBroken: boolean, path: string, message: string): Issue[] {
  return isBroken ? [{ path, code: 'firma', message }] : []
}

/**
 * What keeps a signature that closed papers carry as they hold it: only its end moves, and never before the last of them. `con`
 * is what it would become; `redibujada`, whether with another image.
 */
export function firmaEnPapelesIssues(
  firma: FirmaPanel,
  con: Pick<FirmaPanel, 'nombre' | 'cargo' | 'usuario_id' | 'unidad_id'> & {
    readonly desde: string
    readonly hasta: string | null
  },
  redibujada: boolean,
): Issue[] {
  if (firma.ultimoPapel === null) return []
  const cambiado = (['nombre', 'cargo', 'usuario_id', 'unidad_id', 'desde'] as const).find(
    (campo) => con[campo] !== firma[campo],
  )
  const path = cambiado ?? (redibujada ? 'firma_base64' : null)
  if (path !== null)
    return [{ path, code: 'en_papeles', message: 'Ya está en papeles cerrados: ponle fecha de fin y agrega otra.' }]
  return when(
    con.hasta !== null && con.hasta < firma.ultimoPapel,
    'hasta',
    `Un papel cerrado la lleva del ${formatFecha(firma.ultimoPapel)}: no puede terminar antes.`,
  )
}

/** A signature of the same owner whose days overlap; null when there is none. */
export function firmaEncimada(
  own: {
    readonly id: number | null
    readonly usuario_id: number | null
    readonly unidad_id: number | null
    readonly desde: string
    readonly hasta: string | null
  },
  others: readonly Pick<FirmaPanel, 'id' | 'nombre' | 'usuario_id' | 'unidad_id' | 'desde' | 'hasta'>[],
): Pick<FirmaPanel, 'nombre' | 'desde'> | null {
  if (own.usuario_id === null && own.unidad_id === null) return null
  const sameOwner = others.filter(
    ({ id, usuario_id: usuario, unidad_id: unidad }) =>
      id !== own.id && usuario === own.usuario_id && unidad === own.unidad_id,
  )
  return (
    sameOwner.find(
      ({ desde, hasta }) => (hasta === null || own.desde <= hasta) && (own.hasta === null || desde <= own.hasta),
    ) ?? null
  )
}

/**
 * Which image the bytes are, told by their content and read from their header alone, whatever the file's name; an issue, in
 * words, for any other kind, for a side past 4,000 pixels and, with `recortada`, for one that weighs too much.
 */
export function leerFirma(bytes: Uint8Array, recortada: boolean): { readonly tipo: 'png' | 'jpg' } | Issue {
  const leida = medirImagen(bytes)
  if (!leida) return imagen('tipo', `La firma debe ser una imagen PNG o JPG${otraCosa(bytes)}.`)
  const { ancho, alto } = leida
  if (ancho > FIRMA_LIMITES.lado || alto > FIRMA_LIMITES.lado)
    return imagen(
      'dimensiones',
      `La firma mide ${formatCuenta(ancho)} × ${formatCuenta(alto)} píxeles y cada lado puede medir hasta ${formatCuenta(FIRMA_LIMITES.lado)}.`,
    )
  if (recortada && bytes.length > FIRMA_LIMITES.bytes)
    return imagen('tamano', `La firma pesa ${formatCuenta(Math.ceil(bytes.length / 1024))} kB y el máximo es 300 kB.`)
  return { tipo: leida.tipo }
}

function otraCosa(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 256))
    .trimStart()
    .toLowerCase()
  if (start.startsWith('%pdf')) return ', y este archivo es un PDF'
  return start.startsWith('<svg') || start.startsWith('<?xml') ? ', y este archivo es un SVG' : ''
}

function imagen(code: string, message: string): Issue {
  return { path: 'firma_base64', code, message }
}
