import { Network } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { nombreOrganica } from '#domain/organica/niveles.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListaSolicitudes } from './ListaSolicitudes.tsx'
import { useEntidades, useTiposEntidad } from './use-organizacion.ts'
import type { ReactElement } from 'react'

/** `solicitudesMovimientosManual`: the same list, of the organisation one chooses (specification 3 §2.10). */
export default function SolicitudesManual(): ReactElement {
  const [params, setParams] = useSearchParams()
  const tipo = params.get('organica0') ?? ''
  const entidad = params.get('organica1') ?? ''
  const tipos = useTiposEntidad()
  const entidades = useEntidades(tipo)
  const choose = (organica0: string, organica1: string): void =>
    setParams({
      vista: 'solicitudesMovimientosManual',
      ...(organica0 && { organica0 }),
      ...(organica1 && { organica1 }),
    })
  const failed = tipos.error ?? entidades.error
  return (
    <>
      <PageHeader vista="solicitudesMovimientosManual" />
      <div className="stack">
        <div className="card manual">
          <Field id="organica0" label={nombreOrganica(0)}>
            <Combobox
              options={tipos.options}
              loading={tipos.loading}
              value={tipo}
              onChange={(value) => choose(value, '')}
            />
          </Field>
          <Field id="organica1" label={nombreOrganica(1)}>
            <Combobox
              options={entidades.options}
              loading={entidades.loading}
              value={entidad}
              disabledReason={tipo === '' ? `Elige primero ${nombreOrganica(0)}` : null}
              onChange={(value) => choose(tipo, value)}
            />
          </Field>
        </div>
        {failed ? (
          <ErrorState title="No se pudieron cargar las organizaciones." error={failed} onRetry={tipos.refetch} />
        ) : entidad === '' ? (
          <EmptyState icon={Network} title="Selecciona una organización">
            La lista aparece cuando eliges las dos.
          </EmptyState>
        ) : (
          <ListaSolicitudes key={entidad} permanente={{ adscripcionId: Number(entidad) }} />
        )}
      </div>
    </>
  )
}
