import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { ResponsablePosible } from '#domain/procesos/casos/caso.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'

/** People as choices, each with the profile and how much work it has already. */
export function responsableOptions(people: readonly ResponsablePosible[]): Option[] {
  return people.map(({ id, nombre, perfil, activos }) => ({
    value: String(id),
    label: nombre,
    detail: `${perfil}, ${activos === 0 ? 'sin casos activos' : cuentaTexto(activos, 'caso activo', 'casos activos')}`,
  }))
}
