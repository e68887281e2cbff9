import type { Actor } from '#domain/acceso/actor.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { juzgarLecturas, type CamposLeidos } from '#domain/afiliacion/cotejo/juicio-lectura.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { saveJuicios } from '#api/documentos/correcciones/save-juicios.ts'
import type { Papel } from '#api/afiliacion/expediente/papeles.ts'

/**
 * Notes what the person who saves made of each field that was read in `papeles`: the readings that the server keeps with
 * the files are judged, never what the browser says was read.
 */
export async function saveJuicioLectura(
  actor: Actor,
  afiliadoId: number,
  papeles: readonly Papel[],
  datos: DatosPersonales,
): Promise<void> {
  const read = DOCUMENTOS_LEIBLES.flatMap((documento) => {
    const papel = papeles.find(({ tipo, lectura }) => tipo === documento && lectura?.documento === documento)
    return papel?.lectura ? [{ documento, archivo: papel.archivoId, campos: papel.lectura.campos }] : []
  })
  if (read.length === 0) return
  const leidos: CamposLeidos = Object.fromEntries(read.map(({ documento, campos }) => [documento, campos]))
  await saveJuicios(actor, {
    afiliadoId,
    archivos: Object.fromEntries(read.map(({ documento, archivo }) => [documento, archivo])),
    juicios: juzgarLecturas(leidos, datos),
  })
}
