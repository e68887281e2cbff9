import { NOMBRE_SITUACION, situacionTexto, type LetraSituacion } from '#domain/afiliacion/situacion.ts'

/** Something that speaks against a movement: it changed since the request, with both values, or a paper names somebody else. */
export interface Choque {
  /** `papel`: one of its files says that it is of another person. */
  readonly clase: 'cambio' | 'papel'
  /** What the screens call it: "Entidad", "Puesto", "Correo electrónico". */
  readonly campo: string
  /** How it stood at the request, or what was asked for; "" when it was empty. */
  readonly antes: string
  readonly ahora: string
  readonly mensaje: string
  /** It cannot be approved at all; the others are approved with a reason. */
  readonly impide: boolean
}

/** A datum by column of `afiliados`, in words. */
export interface DatoEnPalabras {
  readonly columna: string
  readonly etiqueta: string
  readonly alPedir: string
  readonly ahora: string
  readonly pedido: string
}

/** A unit, post or category that the movement leads to. */
export interface Destino {
  readonly etiqueta: string
  readonly nombre: string
  /** How it ended ("ya no está en uso", "terminó el 30 nov 2026"); "" while it stands. */
  readonly fin: string
}

export interface HechosDeChoque {
  /** Situation at the request; null for what was requested before it was kept. */
  readonly situacionAlPedir: LetraSituacion | null
  readonly situacion: LetraSituacion
  /** The type admits the situation of today. */
  readonly admiteSituacion: boolean
  readonly entidad: { readonly alPedir: string; readonly ahora: string }
  /** The movement sets the place: applied, it would take the person back. */
  readonly fijaLugar: boolean
  /** What the movement changes besides the place. */
  readonly datos: readonly DatoEnPalabras[]
  readonly destinos: readonly Destino[]
}

/**
 * What has changed under an open movement since it was requested: the situation, the entity, a datum that it changes too, a
 * post that ceased (decisions §10.1, §10.11). Told where it is read, and asked for again when it is approved.
 */
export function choquesDe(hechos: HechosDeChoque): Choque[] {
  return [
    ...deSituacion(hechos),
    ...deEntidad(hechos),
    ...hechos.datos.flatMap(deDato),
    ...hechos.destinos.flatMap(deDestino),
  ]
}

function deSituacion({ situacionAlPedir, situacion, admiteSituacion }: HechosDeChoque): Choque[] {
  if (admiteSituacion) return []
  const antes = situacionAlPedir === null ? '' : NOMBRE_SITUACION[situacionAlPedir]
  const ahora = NOMBRE_SITUACION[situacion]
  const cuando = antes === '' ? '' : ` Su situación cuando se solicitó: ${antes}.`
  const mensaje = `La persona ${situacionTexto(situacion)} y este movimiento no procede en esa situación.${cuando}`
  return [{ clase: 'cambio', campo: 'Situación', antes, ahora, mensaje, impide: true }]
}

function deEntidad({ entidad: { alPedir: antes, ahora }, fijaLugar }: HechosDeChoque): Choque[] {
  if (antes === '' || antes === ahora) return []
  const vuelve = fijaLugar ? ' Aplicado, la sacaría de ahí.' : ''
  const mensaje = `La persona pasó de ${antes} a ${ahora || 'ninguna entidad'} después de solicitarse.${vuelve}`
  return [{ clase: 'cambio', campo: 'Entidad', antes, ahora, mensaje, impide: fijaLugar }]
}

function deDato({ etiqueta: campo, alPedir: antes, ahora, pedido }: DatoEnPalabras): Choque[] {
  if (ahora === antes || ahora === pedido) return []
  const mensaje = `${campo}: era «${antes}» cuando se solicitó, hoy es «${ahora}», y el movimiento lo dejaría en «${pedido}».`
  return [{ clase: 'cambio', campo, antes, ahora, mensaje, impide: false }]
}

function deDestino({ etiqueta: campo, nombre: antes, fin: ahora }: Destino): Choque[] {
  return ahora === ''
    ? []
    : [{ clase: 'cambio', campo, antes, ahora, mensaje: `${campo} «${antes}» ${ahora}.`, impide: true }]
}

/** A file that says it is of another person, with the reason for which the desk sent it; "" without one. */
export function choqueDePapel(papel: string, motivo: string): Choque {
  const razon = motivo === '' ? '' : ` Quien lo cargó explicó: «${motivo}»`
  const mensaje = `${papel}: el archivo es de otra persona.${razon}`
  return { clase: 'papel', campo: papel, antes: '', ahora: '', mensaje, impide: false }
}

/** Why it is not done with many others at once; null when it may. A paper of another person asks for a person to look at it. */
export function rechazoEnLote(choques: readonly Choque[]): string | null {
  const papel = choques.find(({ clase }) => clase === 'papel')
  return papel ? `${papel.mensaje} Ábrelo y resuélvelo por separado.` : null
}

/** Why it is not approved as it stands; null when nothing stands against it, or `motivo` answers for it. */
export function rechazoPorChoques(choques: readonly Choque[], motivo: string): string | null {
  const firm = choques.filter(({ impide }) => impide)
  const told = (some: readonly Choque[]): string => some.map(({ mensaje }) => mensaje).join(' ')
  if (firm.length > 0) return `No se puede aprobar. ${told(firm)} Devuélvelo para que se corrija.`
  if (choques.length === 0 || motivo !== '') return null
  const cambio = choques.some(({ clase }) => clase === 'cambio') ? 'Cambió algo desde que se solicitó. ' : ''
  return `${cambio}${told(choques)} Escribe el motivo para aprobarlo así, o devuélvelo.`
}
