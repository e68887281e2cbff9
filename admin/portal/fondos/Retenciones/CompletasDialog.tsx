import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { KEY_RETENCIONES } from './use-retenciones.ts'
import type { RetencionesCompletas, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'

interface CompletasDialogProps {
  data: Pick<RetencionesQuincena, 'codigo' | 'chip' | 'organizacion'>
  completas: NonNullable<RetencionesQuincena['completas']>
  onClose: () => void
}

export const retencionesTexto = (cuantas: number): string => cuentaTexto(cuantas, 'retención', 'retenciones')

/** Asks before every order without an answer is noted as withheld in full, and says how many they are. */
export function CompletasDialog({ data, completas, onClose }: CompletasDialogProps): ReactElement {
  const { codigo, chip, organizacion } = data
  const { entidad, cuantas, totalCentavos } = completas
  const act = useAct({
    call: () =>
      api.call('POST /api/retenciones/:codigo/completas', {
        params: { codigo },
        body: { entidad, organizacion, cuantas },
      }),
    keys: [KEY_RETENCIONES, 'cobros'],
    toast: (hechas: RetencionesCompletas) =>
      `${retencionesTexto(hechas.cuantas)} completas: ${formatPesos(hechas.totalCentavos)}.`,
    done: onClose,
  })
  return (
    <ActDialog
      title="¿Se retuvo completo todo lo demás?"
      action={`Anotar ${retencionesTexto(cuantas)}`}
      busyText="Anotando…"
      busy={act.busy}
      error={act.error}
      failure="No se anotaron las retenciones."
      onSubmit={() => act.run()}
      onClose={onClose}
    >
      <p>
        {cuantas === 1 ? 'Queda' : 'Quedan'} <strong>{retencionesTexto(cuantas)}</strong> de {chip} sin respuesta:{' '}
        <strong>{formatPesos(totalCentavos)}</strong>. Se anota que cada una se retuvo completa y el saldo de su
        préstamo baja. Lo que ya respondiste no cambia.
      </p>
    </ActDialog>
  )
}
