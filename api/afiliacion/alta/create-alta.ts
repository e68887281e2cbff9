import type { Actor } from '#domain/acceso/actor.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActos, type ActoBitacora } from '#api/acceso/bitacora.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findVersionDeAviso } from '#api/instituto/find-aviso-vigente.ts'
import { afiliadoValues, lugarValues, orgValues } from './afiliado-values.ts'
import type { AltaEntrada } from './alta-schema.ts'
import { assertIdentidadLibre } from './assert-identidad-libre.ts'
import { assertNacionalidad } from './assert-nacionalidad.ts'
import type { Registrado } from '#api/afiliacion/padron/coincidencia.ts'
import { lockPadron, nextInterno } from './consecutivos.ts'
import { deleteBorradores, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { fileExpediente } from '#api/afiliacion/expediente/file-expediente.ts'
import { bodyHash, intentoOf, keepRespuesta, once, type Intento } from './idempotencia.ts'
import { quincenaAbierta } from '#api/afiliacion/movimientos/quincena-abierta.ts'
import { insertMovimiento } from '#api/afiliacion/movimientos/insert-movimiento.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { judgeAlta, type AltaJuzgada, type PapelesDeAlta } from './judge-alta.ts'
import { assertPapeles, loadPapeles } from '#api/afiliacion/expediente/papeles.ts'
import { insertLiga } from './insert-liga.ts'
import { placeAlta } from './place-alta.ts'
import { findTipo } from '#api/afiliacion/tramites/tipo-row.ts'
import { saveJuicioLectura } from '#api/afiliacion/borradores/save-juicio-lectura.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

const LLAMADA = 'tramites/alta'

/** Body paths of what is judged against the records. */
export const PATHS_ALTA = {
  curp: 'datosPersonales.curp',
  nss: 'datosPersonales.nss',
  numEmpleado: 'datosPersonales.numEmpleado',
  nacionalidad: 'datosPersonales.nacionalidad',
} as const

/**
 * Registers a new affiliate: person (T, en trámite), organisation link, movement, papers and bitácora in one transaction.
 * The same `key` with the same body gives the first answer and no second record. Throws 400 without key, 403, 404 for
 * what is another office's, 409 for a person already in the padrón, 422 with fields, 423 outside the window.
 */
export async function createAlta(actor: Actor, input: AltaEntrada, key: string | undefined): Promise<RespuestaAlta> {
  authorize(actor, 'alta.solicitar')
  const intento = intentoOf(key, LLAMADA, input)
  return once(actor, intento, () => saveAlta(actor, input, intento))
}

/**
 * The documented `POST /api/afiliados` (decisions §11.27). Without `fechaIngreso` the person enters today; NSS and papers may come later.
 * Without a key, the hash of the body is the key.
 */
export async function createAltaDocumentada(
  actor: Actor,
  input: AltaEntrada,
  key: string | undefined,
): Promise<RespuestaAlta> {
  authorize(actor, 'alta.solicitar')
  const intento = intentoOf(key ?? bodyHash('afiliados', input), LLAMADA, input)
  const { fechaIngreso } = input.datosLaborales
  const datosLaborales = { ...input.datosLaborales, fechaIngreso: fechaIngreso || today() }
  return once(actor, intento, () => saveAlta(actor, { ...input, datosLaborales }, intento, 'despues'))
}

async function saveAlta(
  actor: Actor,
  input: AltaEntrada,
  intento: Intento,
  papeles: PapelesDeAlta = 'ahora',
): Promise<RespuestaAlta> {
  const ventana = await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  const quincena = await quincenaAbierta(ventana.quincena, input.datosLaborales.adscripcion ?? null)
  const alta = judgeAlta(input, quincena, papeles)
  await assertNacionalidad(alta.personales.nacionalidad, PATHS_ALTA.nacionalidad)
  const { respuesta, sobrantes } = await inTransaction(async () => {
    await lockPadron()
    const escrita = await writeAlta(actor, input, alta, quincena)
    await keepRespuesta(actor, intento, escrita.respuesta)
    await logActos(actor, escrita.actos)
    return escrita
  })
  await deleteStored(sobrantes)
  return respuesta
}

interface AltaEscrita {
  readonly respuesta: RespuestaAlta
  readonly actos: readonly ActoBitacora[]
  /** Storage keys of the draft's files that nothing filed. */
  readonly sobrantes: readonly string[]
}

async function writeAlta(actor: Actor, input: AltaEntrada, alta: AltaJuzgada, quincena: number): Promise<AltaEscrita> {
  const { personales, laborales } = alta
  const { cadena, categoria, puesto } = await placeAlta(actor, laborales, quincena)
  const identidad = { curp: personales.curp, nss: personales.nss, numEmpleado: personales.numEmpleado }
  const retomada = await assertIdentidadLibre(actor, { ...identidad, nivel1Id: cadena.ids[1] }, PATHS_ALTA)
  const borrador = input.borrador ?? null
  const papeles = await loadPapeles(actor, { archivos: alta.archivos, borrador, afiliadoId: retomada?.row.id ?? null })
  const aclaraciones = input.aclaraciones ?? {}
  assertPapeles(papeles, { curp: personales.curp, aclaraciones })
  const values = { ...afiliadoValues(personales), ...lugarValues(cadena, categoria), puesto_id: puesto?.id ?? null }
  const { id, interno } = await writeAfiliado(actor, values, retomada)
  const org = orgValues(cadena, categoria)
  const orgId = await insertLiga(id, org)
  const avisoPrivacidad = await findVersionDeAviso()
  const movimiento = await insertMovimiento(actor, {
    tipo: await findTipo(TIPO_ALTA, 'tramite'),
    afiliadoId: id,
    orgId,
    quincena,
    fecha: laborales.fechaIngreso,
    observaciones: '',
    datos: { datosPersonales: personales, datosLaborales: laborales, documentos: input.documentos, aclaraciones },
    avisoPrivacidad,
  })
  const filed = await fileExpediente(actor, id, papeles, personales)
  await saveJuicioLectura(actor, id, papeles, personales)
  const { folio } = movimiento
  return {
    sobrantes: await deleteBorradores(borrador === null ? [] : [borrador]),
    respuesta: { folio, interno, movimiento: movimiento.id, quincena: quincenaCode(quincena) },
    actos: [
      {
        acto: retomada ? 'afiliado.retomar' : 'afiliado.crear',
        objeto: 'afiliado',
        objetoId: id,
        despues: { interno, ...values },
      },
      { acto: 'afiliado_org.crear', objeto: 'afiliado', objetoId: id, despues: org },
      {
        acto: 'movimiento.solicitar',
        objeto: 'movimiento',
        objetoId: folio,
        despues: { afiliado: id, quincena, avisoPrivacidad },
      },
      ...filed,
    ],
  }
}

async function writeAfiliado(
  actor: Actor,
  values: ReturnType<typeof afiliadoValues> & ReturnType<typeof lugarValues> & { readonly puesto_id: number | null },
  retomada: Registrado | null,
): Promise<{ readonly id: number; readonly interno: number }> {
  const fresh = { ...values, situacion: 'T' as const, fecha_alta: today(), creado_por: actor.id }
  if (retomada) {
    await updateVersioned(AfiliadoModel, retomada.row.id, null, fresh)
    return { id: retomada.row.id, interno: retomada.row.interno }
  }
  const interno = await nextInterno()
  return { id: await insertRow(AfiliadoModel, { ...fresh, interno, creado_at: nowAt() }), interno }
}
