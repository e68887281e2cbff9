import type { Actor } from '#domain/acceso/actor.ts'
import type { PaginaRenglones, RenglonCarga } from '#domain/cargas/carga.ts'
import { isCodigoCarga } from '#domain/cargas/codigos.ts'
import type { Veredicto } from '#domain/cargas/estado-carga.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { valorTexto } from '#domain/cargas/valor-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { LeftJoined, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { findCarga, type CargaRow } from '#api/cargas/carga-row.ts'
import type { CargaRenglonModel } from '#api/cargas/models/CargaRenglonModel.ts'
import { personasCercanas } from './personas-cercanas.ts'
import { PERSONA_COLUMNAS, personaTexto } from './persona-texto.ts'

const PAGINA = 50

interface Pedido {
  readonly folio: string
  readonly veredicto?: Veredicto | undefined
  readonly codigo?: string | undefined
  /** Line after which the page begins. */
  readonly despues: number
}

type Row = Pick<RowOf<CargaRenglonModel>, 'linea' | 'datos' | 'veredicto' | 'faltas'> &
  LeftJoined<NombreDeAfiliado & Pick<RowOf<AfiliadoModel>, 'interno'>>

/** Rows of a load with their verdict, in the order of the file. Noted in the bitácora. Throws 403, 404. */
export async function listRenglones(actor: Actor, pedido: Pedido): Promise<PaginaRenglones> {
  authorize(actor, 'cargas.leer')
  const carga = await findCarga(actor, pedido.folio)
  await auditRead(actor, { acto: 'carga.ver', objeto: 'carga', objetoId: carga.id })
  const binds = new Binds()
  const conditions = [`r.carga_id = ${binds.add(carga.id)}`, `r.linea > ${binds.add(pedido.despues)}`]
  if (pedido.veredicto) conditions.push(`r.veredicto = ${binds.add(pedido.veredicto)}`)
  if (pedido.codigo !== undefined && isCodigoCarga(pedido.codigo))
    conditions.push(`r.faltas LIKE ${binds.add(`%"${pedido.codigo}"%`)}`)
  const rows = await selectRows<Row>(
    `${RENGLON_SQL} WHERE ${conditions.join(' AND ')} ORDER BY r.linea LIMIT ${PAGINA + 1}`,
    binds.values,
  )
  const page = rows.slice(0, PAGINA)
  return {
    renglones: await presentAll(actor, page, carga.tipo),
    siguiente: rows.length > PAGINA ? (page.at(-1)?.linea ?? null) : null,
  }
}

const RENGLON_SQL = `SELECT r.linea, r.datos, r.veredicto, r.faltas, ${PERSONA_COLUMNAS}
  FROM carga_renglones r LEFT JOIN afiliados a ON a.id = r.afiliado_id`

/** One row of a load. Throws 404. */
export async function findRenglon(
  actor: Actor,
  { id, tipo }: Pick<CargaRow, 'id' | 'tipo'>,
  linea: number,
): Promise<RenglonCarga> {
  const row = await selectRow<Row>(`${RENGLON_SQL} WHERE r.carga_id = $1 AND r.linea = $2`, [id, linea])
  const [renglon] = row ? await presentAll(actor, [row], tipo) : []
  if (!renglon) throw notFound('El renglón')
  return renglon
}

async function presentAll(actor: Actor, rows: readonly Row[], tipo: TipoCargaId): Promise<RenglonCarga[]> {
  const renglones = rows.map((row) => present(row, tipo))
  const cercanas = await personasCercanas(
    actor,
    renglones.flatMap(({ faltas }) => faltas.map(({ cercana }) => cercana)),
  )
  return renglones.map((renglon) => {
    const id = renglon.faltas.find(({ cercana }) => cercana !== undefined)?.cercana
    return { ...renglon, cercana: (id !== undefined && cercanas.get(id)) || null }
  })
}

function present(row: Row, tipo: TipoCargaId): Omit<RenglonCarga, 'cercana'> {
  const { valores, conceptos } = JSON.parse(row.datos) as Pick<LineaLeida, 'valores' | 'conceptos'>
  const campos: Readonly<Record<string, CampoTipo>> = TIPOS_CARGA[tipo].campos
  const datos = Object.entries(valores).flatMap(([campo, valor]) => {
    const definido = campos[campo]
    return definido ? [[definido.titulo, valorTexto(valor, definido)] as const] : []
  })
  return {
    linea: row.linea,
    veredicto: row.veredicto,
    persona: personaDe(row, valores),
    datos: [...datos, ...conceptos.map(([clave, centavos]) => [`Concepto ${clave}`, formatPesos(centavos)] as const)],
    faltas: row.faltas === '' ? [] : (JSON.parse(row.faltas) as Falta[]),
  }
}

/** Who it is on file; else what the row says of the person. */
function personaDe(
  { interno, nombres, apellidoPaterno, apellidoMaterno }: Row,
  valores: LineaLeida['valores'],
): string {
  if (interno !== null && nombres !== null && apellidoPaterno !== null)
    return personaTexto({ interno, nombres, apellidoPaterno, apellidoMaterno: apellidoMaterno ?? '' })
  const { nombre, curp, nss } = valores
  const partes = [valores['apellidoPaterno'], valores['apellidoMaterno'], valores['nombres']]
  const escrito = nombre ?? partes.filter(Boolean).join(' ')
  return String(escrito === '' ? (curp ?? nss ?? '') : escrito)
}
