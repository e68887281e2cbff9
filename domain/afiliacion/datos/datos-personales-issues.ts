import type { Issue } from '#domain/issue.ts'
import { curpIssues } from '#domain/identidad/curp.ts'
import { nombreIssues } from '#domain/identidad/nombre.ts'
import { nssIssues } from '#domain/identidad/nss.ts'
import { rfcIssues } from '#domain/identidad/rfc.ts'
import { emailIssues } from './correo.ts'
import {
  normalizeDatosPersonales,
  type DatosPersonales,
  type DatosPersonalesEnCaptura,
  type DomicilioOCR,
} from './datos-personales.ts'
import { nacionalidadIssues } from './nacionalidad.ts'
import { telefonoIssues } from './telefono.ts'

/**
 * In the alta the employee number may come later and the NSS is one of the three papers; in the edit it is the reverse. In an alta
 * whose papers come later, both may be missing (decisions §11.27).
 */
export type ModoDatosPersonales = 'alta' | 'alta-sin-papeles' | 'edicion'

export const NUM_EMPLEADO_MAX = 20
export const TEXTO_DOMICILIO_MAX = 150

/** Why the personal data cannot go on, with the messages of specification 1 §5.1; several may share a field's path. */
export function datosPersonalesIssues(captured: DatosPersonalesEnCaptura, mode: ModoDatosPersonales): Issue[] {
  const datos = normalizeDatosPersonales(captured)
  return [
    ...namesIssues(datos),
    ...curpIssues(datos.curp),
    ...nacionalidadIssues(datos.nacionalidad, datos.curp),
    ...rfcIssues(datos.rfcBase, datos.rfcHomo),
    ...(mode === 'alta' || datos.nss !== '' ? nssIssues(datos.nss) : []),
    ...(mode === 'edicion' ? requiredIssues(datos.numEmpleado, 'numEmpleado') : []),
    ...textIssues(datos.numEmpleado, 'numEmpleado', NUM_EMPLEADO_MAX),
    ...emailIssues(datos.email),
    ...telefonoIssues(datos.telefono),
    ...domicilioIssues(datos),
  ]
}

function namesIssues(datos: DatosPersonales): Issue[] {
  const { nombres, apellidoPaterno, apellidoMaterno, sinSegundoApellido } = datos
  const second = sinSegundoApellido
    ? surplusIssues(apellidoMaterno)
    : requiredIssues(apellidoMaterno, 'apellidoMaterno')
  return [
    ...requiredIssues(nombres, 'nombres'),
    ...requiredIssues(apellidoPaterno, 'apellidoPaterno'),
    ...second,
    ...nombreIssues(nombres, 'nombres'),
    ...nombreIssues(apellidoPaterno, 'apellidoPaterno'),
    ...nombreIssues(apellidoMaterno, 'apellidoMaterno'),
  ]
}

function surplusIssues(apellidoMaterno: string): Issue[] {
  if (apellidoMaterno === '') return []
  const message = 'Borra el segundo apellido o desmarca "Sin segundo apellido"'
  return [{ path: 'apellidoMaterno', code: 'contradiccion', message }]
}

function requiredIssues(text: string, path: string): Issue[] {
  return text === '' ? [{ path, code: 'requerido', message: 'Campo requerido' }] : []
}

function domicilioIssues(datos: DatosPersonales): Issue[] {
  const block = datos.domicilioOCR
  return [
    ...(datos.usarDireccionCsf ? csfAddressIssues(block.cp) : ownAddressIssues(datos)),
    ...textIssues(datos.domicilio, 'domicilio', TEXTO_DOMICILIO_MAX),
    ...textIssues(datos.calle2, 'calle2', TEXTO_DOMICILIO_MAX),
    ...(Object.keys(block) as (keyof DomicilioOCR)[]).flatMap((field) =>
      textIssues(block[field] ?? '', `domicilioOCR.${field}`, TEXTO_DOMICILIO_MAX),
    ),
  ]
}

function csfAddressIssues(cp: string): Issue[] {
  const path = 'domicilioOCR.cp'
  if (cp === '') return [{ path, code: 'requerido', message: 'Domicilio (CSF) incompleto: falta el código postal' }]
  return postalCodeIssues(cp, 'Domicilio (CSF) incompleto')
}

function ownAddressIssues(datos: DatosPersonales): Issue[] {
  const required =
    datos.domicilio === '' ? [{ path: 'domicilio', code: 'requerido', message: 'Domicilio requerido' }] : []
  const { cp } = datos.domicilioOCR
  return cp === '' ? required : [...required, ...postalCodeIssues(cp, 'Código postal inválido')]
}

function postalCodeIssues(cp: string, sentence: string): Issue[] {
  if (/^[0-9]{5}$/.test(cp)) return []
  return [{ path: 'domicilioOCR.cp', code: 'formato', message: `${sentence}: el código postal lleva 5 dígitos` }]
}

function textIssues(text: string, path: string, max: number): Issue[] {
  if (/[\p{Cc}\p{Cs}]/u.test(text))
    return [{ path, code: 'caracter', message: 'Contiene caracteres que no se pueden escribir' }]
  const surplus = Array.from(text).length - max
  return surplus > 0 ? [{ path, code: 'largo', message: `Máximo ${max} caracteres: sobran ${surplus}` }] : []
}
