import { nacionalidadDeCurp } from '#domain/afiliacion/datos/nacionalidad.ts'
import { parseCurp } from '#domain/identidad/curp.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { useNacionalidades } from './catalogos.ts'
import { PersonalField } from './PersonalField.tsx'
import type { ReactElement } from 'react'

/** The nationality: printed on the CURP's paper, implied by a birth in Mexico, or chosen by the person. */
export function NacionalidadField(): ReactElement {
  const { model } = useTramite()
  const { nacionalidad = '', curp = '' } = model.valores
  const { options, failed, retry } = useNacionalidades(nacionalidad)
  const help = failed ? (
    <span className="row">
      No se pudieron cargar las nacionalidades.
      <Button size="sm" onClick={() => void retry()}>
        Reintentar
      </Button>
    </span>
  ) : (
    ayuda(curp, nacionalidad)
  )
  return <PersonalField path="nacionalidad" span={4} options={options} help={help} />
}

function ayuda(curp: string, nacionalidad: string): string | undefined {
  const implicada = nacionalidadDeCurp(curp)
  if (!parseCurp(curp) || nacionalidad !== implicada) return undefined
  return implicada === '' ? 'La CURP no la dice: pregúntala.' : 'Según la CURP: nació en México.'
}
