import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { rutaAfiliado, rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { isInAlcance } from '#domain/acceso/alcance.ts'
import { YA_AFILIADA, type Coincidencia } from '#domain/afiliacion/persona.ts'
import { NOMBRE_SITUACION, SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { Binds, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { loadAbiertos, type Abierto } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'

/** A person of the padrón with what an alta must know of it. */
export interface Registrado {
  readonly row: AfiliadoRow
  readonly abierto: Abierto | null
  /** Whether some movement was ever applied: without one the person never was affiliated. */
  readonly aplicada: boolean
}

export async function loadRegistrados(ids: readonly number[]): Promise<Registrado[]> {
  const rows = await findAfiliadosByIds(ids)
  if (rows.length === 0) return []
  const abiertos = await loadAbiertos(ids)
  const binds = new Binds()
  const aplicadas = await selectRows<{ id: number }>(
    `SELECT DISTINCT afiliado_id AS id FROM movimientos
     WHERE activo = ${SQL_TRUE} AND aplicado = ${SQL_TRUE} AND afiliado_id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  const conAplicado = new Set(aplicadas.map(({ id }) => id))
  return rows.map((row) => ({ row, abierto: abiertos.get(row.id) ?? null, aplicada: conAplicado.has(row.id) }))
}

/** Ids of people with exactly that key. */
export async function findIdsByKey(column: 'curp' | 'nss' | 'rfc', key: string): Promise<number[]> {
  if (key === '') return []
  const rows = await selectRows<{ id: number }>(`SELECT id FROM afiliados WHERE ${column} = $1 ORDER BY id LIMIT 5`, [
    key,
  ])
  return rows.map((row) => row.id)
}

/** Whether somebody else has that employee number in the entity (level 1). A cancelled record holds none. */
export async function isNumEmpleadoTaken(
  numEmpleado: string,
  nivel1Id: number,
  exceptId: number | null,
): Promise<boolean> {
  if (numEmpleado === '') return false
  const binds = new Binds()
  const others = exceptId === null ? '' : `AND id <> ${binds.add(exceptId)}`
  const rows = await selectRows(
    `SELECT id FROM afiliados WHERE noempleado = ${binds.add(numEmpleado)} AND nivel1_id = ${binds.add(nivel1Id)} ${others}
       AND situacion <> 'C' LIMIT 1`,
    binds.values,
  )
  return rows.length > 0
}

/** Whether the actor sees the person's record. */
export function isPropia(actor: Actor, row: AfiliadoRow): boolean {
  return isInAlcance(actor, { nivel0Id: row.nivel0_id, nivel1Id: row.nivel1_id, nivel2Id: row.nivel2_id })
}

/**
 * A record whose only altas were withdrawn: the person never was affiliated, so that registering it again takes the
 * record up (same internal number) instead of refusing. Only within the actor's scope.
 */
export function isRetomable(actor: Actor, { row, abierto, aplicada }: Registrado): boolean {
  return row.situacion === 'C' && !abierto && !aplicada && isPropia(actor, row)
}

/** Why an alta of this person is refused: `codigo` of the 409. Outside the scope only the situation is told. */
export function codigoConflicto(
  actor: Actor,
  { row, abierto }: Registrado,
): 'ya_activo' | 'ya_baja' | 'movimiento_abierto' {
  if (row.situacion === 'T') return 'movimiento_abierto'
  if (abierto && isPropia(actor, row)) return 'movimiento_abierto'
  return row.situacion === 'A' || row.situacion === 'L' ? 'ya_activo' : 'ya_baja'
}

/** What `actor` may know of a person who may be the one of an alta (decisions §2), and what can be done instead. */
export function presentCoincidencia(actor: Actor, persona: Registrado, por: Coincidencia['por']): Coincidencia {
  const { row, abierto } = persona
  const propia = isPropia(actor, row)
  return {
    por,
    id: propia ? row.id : null,
    interno: propia ? row.interno : null,
    nombreCompleto: nombreCompleto(row),
    situacion: row.situacion,
    ambito: propia ? 'propia' : 'ajena',
    dependencia: propia ? (row.dependencia ?? row.adscripcion) : null,
    movimientoAbierto: propia ? (abierto?.folio ?? null) : null,
    bloquea: (por === 'curp' || por === 'nss') && !isRetomable(actor, persona),
    mensaje: mensaje(actor, persona, por),
    opciones: opciones(actor, persona),
  }
}

const POR = {
  curp: 'la misma CURP',
  nss: 'el mismo NSS',
  rfc: 'el mismo RFC',
  nombre: 'un nombre y una fecha de nacimiento parecidos',
}

/** Why a key that somebody on file would change to is refused: whose it is, and nothing of an alta. */
export function mensajeDeOtra({ row }: Registrado, por: 'curp' | 'nss'): string {
  return `${nombreCompleto(row)} ya está en el padrón con ${POR[por]}: es de otra persona. Revisa el dato con su documento.`
}

function mensaje(actor: Actor, persona: Registrado, por: Coincidencia['por']): string {
  const { row, abierto } = persona
  const quien = `${nombreCompleto(row)} ya está en el padrón con ${POR[por]}`
  const situacion = NOMBRE_SITUACION[row.situacion].toLowerCase()
  if (isRetomable(actor, persona)) return `${quien}: su alta anterior se retiró. Al guardar se retoma su registro.`
  if (!isPropia(actor, row)) return `${quien}, ${YA_AFILIADA}. Situación: ${situacion}.${wayAjena(row)}`
  if (abierto)
    return `${quien} y tiene un movimiento abierto: ${abierto.folio}. Termínalo o retíralo antes de solicitar otro.`
  const donde = row.dependencia ?? row.adscripcion
  const lugar = donde === null ? '' : `, ${donde}`
  return `${quien}. Situación: ${situacion}, No. interno ${formatInterno(row.interno)}${lugar}.${way(row)}`
}

function way(row: AfiliadoRow): string {
  if (row.situacion === 'T') return ' Su alta está en trámite.'
  if (row.situacion === 'A') return ' Lo que procede es un cambio, no un alta.'
  return ' Lo que procede es un alta con histórico.'
}

/** What a desk can do about somebody whose record it cannot open. */
function wayAjena(row: AfiliadoRow): string {
  if (row.situacion === 'T')
    return ' Su alta está en trámite allá: comunícate con esa dependencia antes de registrarla.'
  if (row.situacion === 'A')
    return ' Pide a esa dependencia que solicite su baja; cuando se aplique, regístrala con Alta de Afiliado Existente.'
  return ' Lo que procede es un alta con histórico.'
}

function opciones(actor: Actor, { row, abierto }: Registrado): Coincidencia['opciones'] {
  const conHistoria = SITUACIONES_CON_HISTORIA.includes(row.situacion)
  const historia = conHistoria ? [{ etiqueta: 'Alta de Afiliado Existente', ruta: '/dashboard?vista=altaHisA' }] : []
  if (!isPropia(actor, row)) return historia
  return [
    { etiqueta: 'Ver su expediente', ruta: rutaAfiliado(row) },
    ...(abierto ? [{ etiqueta: `Ver el movimiento ${abierto.folio}`, ruta: rutaMovimiento(abierto) }] : []),
    ...(abierto ? [] : historia),
    ...(!abierto && row.situacion === 'A'
      ? [{ etiqueta: 'Solicitar otro movimiento', ruta: `${rutaVista('alta')}&interno=${row.interno}` }]
      : []),
  ]
}

function nombreCompleto(row: AfiliadoRow): string {
  const { nombre: nombres, apellido_paterno: apellidoPaterno, apellido_materno: apellidoMaterno } = row
  return displayName({ nombres, apellidoPaterno, apellidoMaterno }, 'natural')
}
