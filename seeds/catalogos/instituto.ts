import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { nowAt, today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'
import { AvisoPrivacidadModel } from '#api/instituto/models/AvisoPrivacidadModel.ts'
import { InstitutoModel } from '#api/instituto/models/InstitutoModel.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/**
 * Settings with invented values (decisions §8), which the institute replaces by its own: the e-mail domains of the alta
 * form, the three sites where people get their papers, contact and office hours (specification 2 §2.1), and what the bank's
 * contract fixes of a payment reference (dominio, Payment reference).
 */
const AJUSTES: readonly (readonly [clave: string, valor: string])[] = [
  ['dominios_correo', 'salud.ejemplo.gob.mx,educacion.ejemplo.gob.mx,correo.ejemplo.gob.mx'],
  ['enlace_curp', 'https://curp.ejemplo.gob.mx/'],
  ['enlace_nss', 'https://nss.ejemplo.gob.mx/asignacion'],
  ['enlace_csf', 'https://constancia-fiscal.ejemplo.gob.mx/'],
  ['contacto', 'Sistemas, extensión 240'],
  ['horario', 'lunes a viernes, de 8:00 a 15:30'],
  ['domicilio', 'Avenida de los Olmos 100, Colonia Centro'],
  ['telefono', '55 5555 0100'],
  ['correo_contacto', 'contacto@pensiones.ejemplo.gob.mx'],
  ['referencia_base', '2014'],
  ['referencia_constante', ''],
]

/** The institute's one row, with the default colours of specification 2 §2.5, and its settings. */
export async function loadInstituto(): Promise<void> {
  if (!(await selectRow('SELECT id FROM instituto LIMIT 1')))
    await insertRow(InstitutoModel, { nombre: 'Instituto de Pensiones' })
  const fresh = await sembrarUnaVez('ajustes', AJUSTES, ([clave]) => clave)
  await insertRows('ajustes', ['clave', 'valor'], fresh, 'ON CONFLICT (clave) DO NOTHING')
  await loadAvisoPrivacidad()
}

/** A first privacy notice, of the shape that the law asks of public bodies, for the institute to put its own in. */
const AVISO_PRIVACIDAD = `El instituto es responsable del tratamiento de los datos personales que se recaban en este portal.

Se usan para registrar y mantener actualizada la afiliación de las personas servidoras públicas al régimen de seguridad social, integrar su expediente, calcular sus aportaciones y atender los trámites que soliciten. Se recaban datos de identificación (nombre, CURP, RFC, NSS, fotografía), de contacto, de domicilio y laborales, y los documentos que los acreditan.

No se transfieren a terceros, salvo a las autoridades competentes que los requieran y en los casos que prevé la ley.

La persona titular puede ejercer sus derechos de acceso, rectificación, cancelación u oposición ante la Unidad de Transparencia del instituto, en su domicilio y en el horario de atención.

Los cambios a este aviso se publican en este portal, con la fecha desde la que están en vigor.`

async function loadAvisoPrivacidad(): Promise<void> {
  const [fresh] = await sembrarUnaVez('aviso_privacidad', [AVISO_PRIVACIDAD], () => '1')
  if (fresh === undefined || (await selectRow('SELECT version FROM avisos_privacidad LIMIT 1'))) return
  await insertRow(AvisoPrivacidadModel, { version: 1, texto: fresh, vigente_desde: today(), publicado_at: nowAt() })
}
