import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { CategoriaFields } from '#admin/portal/expediente/datos/CategoriaFields.tsx'
import { NotaDevolucion } from '#admin/portal/expediente/NotaDevolucion.tsx'
import { LugarCard } from './LugarCard.tsx'
import { PercepcionesCard } from './PercepcionesCard.tsx'
import { ETIQUETA_LABORAL, idCampo } from './laboral-state.ts'
import type { TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'
import type { CampoLaboral, ErrorLaboral } from './laboral-state.ts'
import type { LugarCardProps } from './LugarCard.tsx'

interface LaboralStepProps extends Omit<LugarCardProps, 'errorOf'> {
  previsto: TramitePrevisto | undefined
  /** Shown once the step was tried. */
  errors: readonly ErrorLaboral[]
}

/** Step 1, Datos laborales: the place and post, the category with its salary, the post's amounts, and since when. */
export function LaboralStep(props: LaboralStepProps): ReactElement {
  const { captura, previsto, campos, errors, onChange } = props
  const errorOf = (campo: CampoLaboral): string | null => errors.find((error) => error.campo === campo)?.mensaje ?? null
  const retroactivo = previsto?.retroactivo ?? false
  return (
    <>
      <LugarCard {...props} errorOf={errorOf} />
      <CategoriaFields
        elegida={captura}
        idOf={idCampo}
        errors={{ categoria: errorOf('categoria') }}
        nota={<NotaDevolucion nota={campos['datosLaborales.categoria']} />}
        onChoose={onChange}
      />
      <PercepcionesCard {...props} errorOf={errorOf} />
      <Card title="Desde cuándo">
        <div className="form-grid">
          <Field
            id={idCampo('fecha')}
            label={ETIQUETA_LABORAL.fecha}
            span={6}
            width={14}
            error={errorOf('fecha')}
            help={
              <>
                Primer día con los datos nuevos <NotaDevolucion nota={campos['fecha']} />
              </>
            }
          >
            <DateInput value={captura.fecha} onChange={(fecha) => onChange({ fecha })} />
          </Field>
          <Field
            id={idCampo('observaciones')}
            label={ETIQUETA_LABORAL.observaciones}
            optional={!retroactivo}
            span={12}
            error={errorOf('observaciones')}
            help={
              <>
                {retroactivo && 'La fecha cae en una quincena anterior: di el motivo'}{' '}
                <NotaDevolucion nota={campos['observaciones']} />
              </>
            }
          >
            <TextArea
              rows={2}
              maxLength={1000}
              value={captura.observaciones}
              onChange={(event) => onChange({ observaciones: event.target.value })}
            />
          </Field>
        </div>
      </Card>
    </>
  )
}
