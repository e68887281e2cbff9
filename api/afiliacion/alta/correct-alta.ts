import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { notFound } from '#api/errors.ts'
import { afiliadoValues, lugarValues, orgValues } from './afiliado-values.ts'
import type { CorreccionAltaEntrada } from './alta-schema.ts'
import { assertIdentidadLibre } from './assert-identidad-libre.ts'
import { lockPadron } from './consecutivos.ts'
import { PATHS_ALTA } from './create-alta.ts'
import { deleteCorreccion, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { fileExpediente } from '#api/afiliacion/expediente/file-expediente.ts'
import { findRespuesta, intentoOf, keepRespuesta } from './idempotencia.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { judgeAlta } from './judge-alta.ts'
import { keepNewerPapeles } from '#api/afiliacion/expediente/keep-newer-papeles.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { findForTurno, staleMovimiento } from '#api/afiliacion/turnos/assert-turno.ts'
import { avisarTurno } from '#api/afiliacion/turnos/avisar-turno.ts'
import { previoDe } from '#api/afiliacion/turnos/columnas-turno.ts'
import { logActoMovimiento } from '#api/afiliacion/turnos/log-acto-movimiento.ts'
import { assertPapeles, loadPapeles } from '#api/afiliacion/expediente/papeles.ts'
import { placeAlta } from './place-alta.ts'
import { saveJuicioLectura } from '#api/afiliacion/borradores/save-juicio-lectura.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

/**
 * Its author corrects an alta while it is Solicitado, or Pendiente (it then goes back as Solicitado). It keeps folio,
 * internal number and quincena; the draft of the correction goes. Throws what `createAlta` throws, and 409 `version` or `estatus`.
 */
export async function correctAlta(
  actor: Actor,
  folio: string,
  { version, ...input }: CorreccionAltaEntrada,
  key: string | undefined,
): Promise<RespuestaAlta> {
  authorize(actor, 'alta.solicitar')
  const intento = intentoOf(key, `tramites/alta/${folio}`, { version, ...input })
  const kept = await findRespuesta<RespuestaAlta>(actor, intento)
  if (kept) return kept
  const { row } = await findForTurno(actor, folio, 'corregir', version)
  if (row.tipo_id !== TIPO_ALTA) throw notFound('El movimiento')
  await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const { respuesta, sobrantes } = await inTransaction(async () => {
    await lockPadron()
    const raced = await findRespuesta<RespuestaAlta>(actor, intento)
    if (raced) return { respuesta: raced, sobrantes: [] }
    const written = await rewriteAlta(actor, (await findForTurno(actor, folio, 'corregir', version)).row, input)
    await keepRespuesta(actor, intento, written)
    return { respuesta: written, sobrantes: await deleteCorreccion(folio) }
  })
  await deleteStored(sobrantes)
  return respuesta
}

async function rewriteAlta(
  actor: Actor,
  row: MovimientoRow,
  input: Omit<CorreccionAltaEntrada, 'version'>,
): Promise<RespuestaAlta> {
  const alta = judgeAlta(input, row.quincena)
  const { personales, laborales } = alta
  const { cadena, categoria } = await placeAlta(actor, laborales, row.quincena)
  const { curp, nss, numEmpleado } = personales
  const identidad = { curp, nss, numEmpleado, nivel1Id: cadena.ids[1] }
  await assertIdentidadLibre(actor, identidad, PATHS_ALTA, row.afiliado_id)
  const borrador = input.borrador ?? null
  const archivos = await keepNewerPapeles(row.afiliado_id, row.folio, alta.archivos)
  const papeles = await loadPapeles(actor, { archivos, borrador, afiliadoId: row.afiliado_id })
  assertPapeles(papeles)
  const values = { ...afiliadoValues(personales), ...lugarValues(cadena, categoria) }
  await updateVersioned('afiliados', row.afiliado_id, null, values)
  const org = { afiliado_id: row.afiliado_id, ...orgValues(cadena, categoria), creado_at: nowAt() }
  const { foto = '', ...documentos } = archivos
  const datos = {
    datosPersonales: { ...personales, foto },
    datosLaborales: laborales,
    documentos: Object.fromEntries(Object.entries(documentos).map(([tipo, archivo]) => [tipo, { archivo }])),
  }
  const written = await updateVersioned('movimientos', row.id, row.version, {
    afiliado_org_id: await insertRow('afiliado_org', org),
    fecha: laborales.fechaIngreso,
    datos: JSON.stringify(datos),
    regresado: false,
    nota: '',
    turno_desde: nowAt(),
  })
  if (!written) throw await staleMovimiento(actor, row)
  const filed = await fileExpediente(actor, row.afiliado_id, papeles, personales)
  await saveJuicioLectura(actor, row.afiliado_id, papeles, personales)
  await logActos(actor, [
    { acto: 'afiliado.corregir', objeto: 'afiliado', objetoId: row.afiliado_id, despues: values },
    ...filed,
  ])
  const version = row.version + 1
  const hecho = { acto: 'corregir', motivo: '', version } as const
  await avisarTurno(actor, row, { ...hecho, autores: [] })
  await logActoMovimiento(actor, {
    ...hecho,
    movimientoId: row.id,
    folio: row.folio,
    campos: {},
    previo: previoDe(row),
  })
  const quincena = quincenaCode(row.quincena)
  return { folio: row.folio, interno: row.interno, movimiento: row.id, quincena }
}
