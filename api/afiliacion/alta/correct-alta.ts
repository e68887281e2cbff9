import type { Actor } from '#domain/acceso/actor.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { afiliadoValues, lugarValues, orgValues } from './afiliado-values.ts'
import type { CorreccionAltaEntrada } from './alta-schema.ts'
import { assertIdentidadLibre } from './assert-identidad-libre.ts'
import { assertNacionalidad } from './assert-nacionalidad.ts'
import { PATHS_ALTA } from './create-alta.ts'
import { fileExpediente } from '#api/afiliacion/expediente/file-expediente.ts'
import { insertLiga } from './insert-liga.ts'
import { judgeAlta } from './judge-alta.ts'
import { keepNewerPapeles } from '#api/afiliacion/expediente/keep-newer-papeles.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { assertPapeles, loadPapeles } from '#api/afiliacion/expediente/papeles.ts'
import { correctMovimiento, logCorreccion, writeCorreccion } from '#api/afiliacion/turnos/correct-movimiento.ts'
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
  return correctMovimiento(actor, {
    folio,
    version,
    llamada: `tramites/alta/${folio}`,
    body: { version, ...input },
    key,
    isPropio: ({ tipo_id }) => tipo_id === TIPO_ALTA,
    rewrite: (row) => rewriteAlta(actor, row, input),
  })
}

async function rewriteAlta(
  actor: Actor,
  row: MovimientoRow,
  input: Omit<CorreccionAltaEntrada, 'version'>,
): Promise<RespuestaAlta> {
  const alta = judgeAlta(input, row.quincena)
  const { personales, laborales } = alta
  await assertNacionalidad(personales.nacionalidad, PATHS_ALTA.nacionalidad)
  const { cadena, categoria, puesto } = await placeAlta(actor, laborales, row.quincena)
  const { curp, nss, numEmpleado } = personales
  const identidad = { curp, nss, numEmpleado, nivel1Id: cadena.ids[1] }
  await assertIdentidadLibre(actor, identidad, PATHS_ALTA, row.afiliado_id)
  const borrador = input.borrador ?? null
  const archivos = await keepNewerPapeles(row.afiliado_id, row.folio, alta.archivos)
  const papeles = await loadPapeles(actor, { archivos, borrador, afiliadoId: row.afiliado_id })
  const aclaraciones = input.aclaraciones ?? {}
  assertPapeles(papeles, { curp, aclaraciones })
  const values = { ...afiliadoValues(personales), ...lugarValues(cadena, categoria), puesto_id: puesto?.id ?? null }
  await updateVersioned(AfiliadoModel, row.afiliado_id, null, values)
  const { foto = '', ...documentos } = archivos
  const datos = JSON.stringify({
    datosPersonales: { ...personales, foto },
    datosLaborales: laborales,
    documentos: Object.fromEntries(Object.entries(documentos).map(([tipo, archivo]) => [tipo, { archivo }])),
    aclaraciones,
  })
  await writeCorreccion(actor, row, {
    afiliado_org_id: await insertLiga(row.afiliado_id, orgValues(cadena, categoria)),
    fecha: laborales.fechaIngreso,
    datos,
  })
  const filed = await fileExpediente(actor, row.afiliado_id, papeles, personales)
  await saveJuicioLectura(actor, row.afiliado_id, papeles, personales)
  await logActos(actor, [
    { acto: 'afiliado.corregir', objeto: 'afiliado', objetoId: row.afiliado_id, despues: values },
    ...filed,
  ])
  await logCorreccion(actor, row, { antes: pedidoDe(row.datos), despues: pedidoDe(datos) })
  const quincena = quincenaCode(row.quincena)
  return { folio: row.folio, interno: row.interno, movimiento: row.id, quincena }
}

/** The data of person and post that an alta asks, out of what its movement keeps; its papers have entries of their own. */
function pedidoDe(datos: string): Readonly<Record<string, Json>> {
  const { datosPersonales = {}, datosLaborales = {} } = JSON.parse(datos) as Readonly<Record<string, Json>>
  return { datosPersonales, datosLaborales }
}
