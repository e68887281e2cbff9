import { FileUp } from 'lucide-react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { MoneyInput } from '#admin/shared/ui/campos/MoneyInput.tsx'
import type { ReactElement } from 'react'

/** New salaries by category, in centavos; null where none was written, NaN where it is no amount. */
export type Montos = Readonly<Record<string, number | null>>

interface MontosAumentoProps {
  /** Categories with what they earn today; null without a salary. */
  categorias: readonly { readonly clave: string; readonly hoyCentavos: number | null }[]
  montos: Montos
  onChange: (montos: Montos) => void
  /** Why an amount was refused; null if it was not. */
  error: (categoria: string) => string | null
  /** Code of the quincena from which they hold. */
  desde: string
}

/** The new salary of each category, written here or brought in a file. */
export function MontosAumento({ categorias, montos, onChange, error, desde }: MontosAumentoProps): ReactElement {
  return (
    <>
      <div className="row">
        <LinkButton size="sm" icon={FileUp} to={`${rutaVista('cargas')}?nueva=sueldos&asunto=${desde}`}>
          Cargarlos de un archivo
        </LinkButton>
      </div>
      <fieldset className="puestos-montos">
        <legend>Sueldo mensual nuevo (en blanco: no cambia)</legend>
        <div>
          {categorias.map(({ clave, hoyCentavos }) => (
            <Field
              key={clave}
              label={clave}
              help={hoyCentavos === null ? 'Sin sueldo hoy' : `Hoy ${formatPesos(hoyCentavos)}`}
              error={error(clave) ?? (Number.isNaN(montos[clave]) ? 'Escribe una cantidad en pesos.' : null)}
            >
              <MoneyInput
                maxLength={16}
                value={montos[clave] ?? null}
                onChange={(centavos) => onChange({ ...montos, [clave]: centavos })}
              />
            </Field>
          ))}
        </div>
      </fieldset>
    </>
  )
}
