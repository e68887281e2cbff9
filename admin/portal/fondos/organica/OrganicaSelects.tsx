import { nombreOrganica } from '#domain/organica/niveles.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { useOrganica0, useOrganica1 } from './use-lugar.ts'
import type { Lugar } from './use-lugar.ts'
import type { ReactElement } from 'react'
import './organica-selects.css'

/** Level 0, then level 1 of the organic tree, by their keys. */
export function OrganicaSelects({
  lugar,
  onChange,
}: {
  lugar: Lugar
  onChange: (change: Partial<Lugar>) => void
}): ReactElement {
  const ceros = useOrganica0()
  const unos = useOrganica1(lugar.clave0)
  const failed = ceros.error ?? unos.error
  return (
    <>
      {failed && (
        <ErrorState
          title={
            isApiError(failed) && failed.status === 403
              ? 'No puedes consultar la orgánica.'
              : 'No se pudo cargar la orgánica.'
          }
          error={failed}
          onRetry={() => void (ceros.error ? ceros.refetch() : unos.refetch())}
        />
      )}
      <div className="organica-selects">
        <Field label={nombreOrganica(0)}>
          <Combobox
            label={nombreOrganica(0)}
            options={(ceros.data ?? []).map(({ CLAVE_ORGANICA, NOMBRE_ORGANICA }) => ({
              value: CLAVE_ORGANICA,
              label: `${CLAVE_ORGANICA} ${NOMBRE_ORGANICA}`,
            }))}
            value={lugar.clave0}
            onChange={(clave0) => onChange({ clave0, clave1: '', quincena: '' })}
          />
        </Field>
        <Field label={nombreOrganica(1)}>
          <Combobox
            label={nombreOrganica(1)}
            disabledReason={lugar.clave0 === '' ? `Elige primero ${nombreOrganica(0)}` : null}
            options={(unos.data ?? []).map(({ CLAVE_ORGANICA_1, DESCRIPCION }) => ({
              value: CLAVE_ORGANICA_1,
              label: `${CLAVE_ORGANICA_1} ${DESCRIPCION}`,
            }))}
            value={lugar.clave1}
            onChange={(clave1) => onChange({ clave1, quincena: '' })}
          />
        </Field>
      </div>
    </>
  )
}
