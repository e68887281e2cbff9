import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import type { ClaseArchivo } from '#domain/documentos/archivo.ts'
import type { TipoTramiteCair, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { MotivoRetiro, PedidoRetiro } from '#domain/fondos/cair/retiro.ts'
import type { Issue } from '#domain/issue.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { placeDocumento } from '#api/afiliacion/expediente/add-documento.ts'
import { findAfiliadoInScope, type AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { nextFolio } from '#api/afiliacion/alta/consecutivos.ts'
import { intentoOf, keepRespuesta, once } from '#api/afiliacion/alta/idempotencia.ts'
import { insertPropuesta } from '#api/autorizaciones/proponer.ts'
import { assertPapeles, loadPapeles } from '#api/afiliacion/expediente/papeles.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { broken, conflict } from '#api/errors.ts'
import { CairTramiteModel } from '#api/fondos/models/CairTramiteModel.ts'
import { resumenDeTramite } from './accion-tramite.ts'
import { holdCuentas } from './asiento-row.ts'
import { listPorCobrar } from './descontar-prestamos.ts'
import { findRetiroAbierto } from './get-cuenta.ts'
import { issuesDeRetiro, issuesDeVoluntaria } from './issues-tramite.ts'
import { getTramiteCair } from './list-tramites.ts'

/** What both procedures bring: the person's id, the amount, and the paper that proves it. */
interface Comun {
  readonly afiliadoId: number
  readonly importeCentavos: number
  readonly archivo: string
  readonly observaciones: string
}
/** `consentimiento`: the person's signed consent to have their loans paid out of it (decision 10.22); "" without one. */
export type SolicitudRetiro = Comun & PedidoRetiro & { readonly consentimiento?: string }
export type SolicitudVoluntaria = Comun & { readonly fecha: string }

/** Where the expediente keeps the paper of each. */
const PAPEL: Readonly<Record<MotivoRetiro | 'voluntaria', PapelCair>> = {
  edad: 'solicitud',
  defuncion: 'acta',
  pension: 'oficio',
  voluntaria: 'solicitud',
}
type PapelCair = 'solicitud' | 'acta' | 'oficio'
/** Where it keeps the consent that comes with one: never in the place of the other paper. */
const CONSENTIMIENTO: Readonly<Record<PapelCair, ClaseArchivo>> = {
  solicitud: 'oficio',
  acta: 'solicitud',
  oficio: 'solicitud',
}
const LETRA = { retiro: 'RC', voluntaria: 'AV' } as const satisfies Record<TipoTramiteCair, string>

/**
 * Asks for a Retiro de Capital: only who is dado de baja, never more than the account holds, one at a time. The same `key` with
 * the same body gives the first answer. Throws 400 without key, 404 out of scope, 409 with one open, 422 by field.
 */
export function solicitarRetiro(actor: Actor, pedido: SolicitudRetiro, key: string | undefined): Promise<TramiteCair> {
  authorize(actor, 'cair.solicitar')
  const { motivo, beneficiarios, consentimiento = '' } = pedido
  const papel = PAPEL[motivo]
  return solicitar(actor, 'retiro', pedido, key, {
    papel,
    consentimiento: consentimiento === '' ? null : { tipo: CONSENTIMIENTO[papel], archivo: consentimiento },
    issues: async (row) => [
      ...(await issuesDeRetiro(row, pedido)),
      ...(consentimiento !== '' && (await listPorCobrar(row.id)).length === 0 ? [SIN_PRESTAMOS] : []),
    ],
    values: { motivo, fecha: today(), beneficiarios: JSON.stringify(motivo === 'defuncion' ? beneficiarios : []) },
  })
}

/** Asks for an Aportación Voluntaria of who is active in an entity, with the day of its deposit. Throws as `solicitarRetiro`. */
export function solicitarVoluntaria(
  actor: Actor,
  pedido: SolicitudVoluntaria,
  key: string | undefined,
): Promise<TramiteCair> {
  authorize(actor, 'cair.solicitar')
  return solicitar(actor, 'voluntaria', pedido, key, {
    papel: PAPEL.voluntaria,
    consentimiento: null,
    issues: (row) => issuesDeVoluntaria(row, pedido),
    values: { fecha: pedido.fecha },
  })
}

interface Propio {
  readonly papel: PapelCair
  readonly consentimiento: { readonly tipo: ClaseArchivo; readonly archivo: string } | null
  readonly issues: (row: AfiliadoRow) => Promise<Issue[]>
  readonly values: Pick<RowOf<CairTramiteModel>, 'fecha'> &
    Partial<Pick<RowOf<CairTramiteModel>, 'motivo' | 'beneficiarios'>>
}

async function solicitar(
  actor: Actor,
  tipo: TipoTramiteCair,
  pedido: Comun,
  key: string | undefined,
  { papel, consentimiento, issues, values }: Propio,
): Promise<TramiteCair> {
  const { afiliadoId, importeCentavos, archivo, observaciones } = pedido
  const intento = intentoOf(key, `tramites/cair/${tipo}`, JSON.parse(JSON.stringify(pedido)) as Json)
  const save = async (): Promise<{ readonly id: number }> => {
    const row = await findAfiliadoInScope(actor, afiliadoId)
    await holdCuentas([afiliadoId])
    const wrong = [...(await issues(row)), ...(archivo === '' ? [SIN_PAPEL] : [])]
    if (wrong.length > 0) throw broken(wrong)
    if (tipo === 'retiro') await assertSinRetiroAbierto(afiliadoId)
    const papeles = [{ tipo: papel, archivo }, ...(consentimiento ? [consentimiento] : [])]
    const archivos = Object.fromEntries(papeles.map((one) => [one.tipo, one.archivo]))
    assertPapeles(await loadPapeles(actor, { archivos, borrador: null, afiliadoId: null }))
    const folio = await nextFolio(LETRA[tipo], today())
    const id = await insertRow(CairTramiteModel, {
      folio,
      tipo,
      afiliado_id: afiliadoId,
      importe_centavos: importeCentavos,
      observaciones: observaciones.trim(),
      archivo_id: archivo,
      consentimiento_id: consentimiento?.archivo ?? null,
      estado: 'solicitado',
      solicitado_por: actor.id,
      solicitado_at: nowAt(),
      ...values,
    })
    const resumen = resumenDeTramite({
      folio,
      tipo,
      motivo: values.motivo ?? null,
      importeCentavos,
      nombres: row.nombre,
      apellidoPaterno: row.apellido_paterno,
      apellidoMaterno: row.apellido_materno,
    })
    await insertPropuesta(actor, 'cair.tramite', { id }, resumen, String(id))
    for (const one of papeles) await placeDocumento(actor, afiliadoId, { ...one, por: 'Usuario' })
    await keepRespuesta(actor, intento, { id })
    await logActo(actor, {
      acto: 'cair.solicitar',
      objeto: 'cair',
      objetoId: folio,
      despues: { afiliado: afiliadoId, importe: importeCentavos, ...values },
    })
    return { id }
  }
  const { id } = await once(actor, intento, () => inTransaction(save))
  return getTramiteCair(actor, id)
}

const SIN_PAPEL: Issue = { path: 'archivo', code: 'requerido', message: 'Sube el documento que lo comprueba.' }

const SIN_PRESTAMOS: Issue = {
  path: 'consentimiento',
  code: 'sin_prestamos',
  message: 'No tiene préstamos por cobrar: no hay qué descontar de su retiro.',
}

async function assertSinRetiroAbierto(afiliadoId: number): Promise<void> {
  const open = await findRetiroAbierto(afiliadoId)
  if (open !== null) throw conflict('abierto', `Ya hay un retiro por aprobar de esta persona: ${open}.`)
}
