import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import type { CargaSepomex } from '#domain/direcciones/carga-sepomex.ts'
import type { ReactElement } from 'react'

/** A file that is looked at or applied, with the way to stop it; one that stopped, with the way to go on. */
export function SepomexMarcha({ carga }: { carga: CargaSepomex }): ReactElement {
  const { id, archivo, estado, hecho, total, motivo } = carga
  const act = useAct<'detener' | 'reanudar' | 'descartar'>({
    call: (what) => api.call(`POST /api/panel/sepomex/:id/${what}`, { params: { id }, body: {} }),
    keys: ['sepomex'],
  })
  const stopped = estado === 'detenida'
  const what = estado === 'aplicando' ? 'Aplicando' : 'Revisando'
  const count = total > 0 ? `: ${hecho} de ${total} estados` : '…'
  return (
    <>
      {act.error && <ErrorState title="No se pudo." error={act.error} />}
      {stopped ? (
        <Note tone="warn">
          <strong>{archivo} se detuvo.</strong> {motivo} Los estados que ya se escribieron se conservan; al reanudar
          sigue con los que faltan.
        </Note>
      ) : (
        <Progress label={`${what} ${archivo}${count}`} {...(total > 0 && { value: hecho / total })} />
      )}
      <div className="sepomex-actos">
        {stopped ? (
          <>
            <Button onClick={() => act.run('descartar')}>Descartar</Button>
            <Button variant="primary" busy={act.busy} busyText="Reanudando…" onClick={() => act.run('reanudar')}>
              Reanudar
            </Button>
          </>
        ) : (
          <Button busy={act.busy} busyText="Deteniendo…" onClick={() => act.run('detener')}>
            Detener
          </Button>
        )}
      </div>
    </>
  )
}
