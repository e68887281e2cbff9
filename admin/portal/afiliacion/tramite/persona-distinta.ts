import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'

/** What the two-step procedures show of a person, in words. */
function datosDe(persona: PersonaDetalle): readonly (readonly [string, string])[] {
  return [
    ['Situación', NOMBRE_SITUACION[persona.situacion]],
    ['Nombre', persona.nombre],
    ['Apellido Paterno', persona.apellidoPaterno],
    ['Apellido Materno', persona.apellidoMaterno],
    ['CURP', persona.curp],
    ['RFC', persona.rfc],
    ['Número de Empleado', persona.noEmpleado],
    ['Entidad', persona.adscripcion],
    ['Dirección General', persona.dependencia],
    ['Área', persona.area],
    ['Puesto', persona.puesto],
    ['Categoría', persona.categoria],
    ['Salario', formatPesos(persona.sueldoCentavos)],
    ['Domicilio', persona.domicilio.calleNumero],
  ]
}

/** What of a person is another than when it was read: as it was, and as it is. */
export function personaDistinta(antes: PersonaDetalle, ahora: PersonaDetalle): CambioVisible[] {
  const before = new Map(datosDe(antes))
  return datosDe(ahora).flatMap(([campo, despues]) => {
    const was = before.get(campo) ?? ''
    return was === despues ? [] : [{ campo, antes: was, despues }]
  })
}
