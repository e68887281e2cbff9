import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { terminarPlanoIssues } from '#domain/cargas/planos/terminar-plano.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField, DateField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEY_PLANOS } from './use-planos.ts'
import type { DetallePlano } from '#domain/cargas/planos/plano-panel.ts'
import type { ReactElement } from 'react'

interface TerminarPlanoDialogProps {
  plano: DetallePlano
  onClose: () => void
}

interface Valores {
  readonly desde: string
  readonly motivo: string
}

/** Ends a layout from a day on. */
export function TerminarPlanoDialog({ plano, onClose }: TerminarPlanoDialogProps): ReactElement {
  const { clave, version, versiones } = plano
  const [ultima] = versiones
  const act = useAct<Valores, DetallePlano>({
    call: (body) =>
      api.call('POST /api/cargas/planos/:clave/terminar', { params: { clave }, body: { ...body, version } }),
    keys: [KEY_PLANOS],
    toast: () => `El plano ${clave} se terminó.`,
    done: onClose,
  })
  return (
    <FormDialog<Valores, DetallePlano, unknown>
      id="terminar"
      size="md"
      act={act}
      initial={{ desde: todayInMexico(Date.now()), motivo: '' }}
      rules={(valores) => (ultima ? terminarPlanoIssues(valores, ultima) : [])}
      title={`Terminar ${clave}`}
      action="Terminar plano"
      busyText="Guardando…"
      failure="No se terminó el plano."
      danger
      onClose={onClose}
    >
      <p>
        Deja de ofrecerse para los archivos de las quincenas que empiezan ese día o después. Lo que ya se cargó no
        cambia, y una versión nueva lo abre otra vez.
      </p>
      <DateField name="desde" label="Ya no vale desde" width={14} />
      <AreaField name="motivo" label="Motivo" maxLength={NOTA_CARGA_MAX} counted />
    </FormDialog>
  )
}
