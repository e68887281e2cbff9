import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { PREGUNTA_CASCADA, preguntaEliminar, TEXTOS_CATALOGO } from '#domain/organica/puestos/catalogo-puestos.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TerminarRenglon } from './TerminarRenglon.tsx'
import { CLAVE_PUESTOS, nombreDe } from './use-puestos.ts'
import type { EliminacionCatalogo, RenglonPuestos, TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { ReactElement } from 'react'

interface EliminarRenglonProps {
  row: RenglonPuestos
  onClose: () => void
  onDone: () => void
}

/**
 * Asks twice, with the list of what goes along. What is in use is not deleted: it says who has it, and a post or a category
 * may be ended with its last day instead.
 */
export function EliminarRenglon({ row, onClose, onDone }: EliminarRenglonProps): ReactElement {
  const { tipo, id } = row
  const [step, setStep] = useState<'lista' | 'cascada' | 'terminar'>('lista')
  const plan = useQuery({
    queryKey: [CLAVE_PUESTOS, 'eliminacion', tipo, id],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/puestos-categorias/:tipo/:id/eliminacion', { params: { tipo, id }, signal }),
    gcTime: 0,
  })
  const nombre = nombreDe(row)
  const act = useAct({
    call: () => api.call('DELETE /api/catalogo/:tipo', { params: { tipo }, body: { id } }),
    keys: [CLAVE_PUESTOS],
    toast: () => `«${nombre}» se eliminó.`,
    done: onDone,
    leaves: true,
  })
  const enUso = (plan.data?.usos.length ?? 0) > 0
  const terminable = tipo === 'puesto' || tipo === 'categoria' ? tipo : null
  if (step === 'terminar' && terminable) return <TerminarRenglon {...{ row, onClose, onDone }} tipo={terminable} />
  const isLast = step === 'cascada'
  return (
    <ActDialog
      size="md"
      title={preguntaEliminar(tipo, nombre)}
      action={enUso ? (terminable ? 'Terminar con fecha' : null) : isLast ? 'Eliminar definitivamente' : 'Eliminar'}
      busyText="Eliminando…"
      danger={!enUso}
      cancel={enUso ? 'Cerrar' : 'Conservar'}
      waiting={!plan.data}
      busy={act.busy}
      error={act.error}
      failure="No se eliminó."
      onClose={onClose}
      onSubmit={() => {
        if (enUso) setStep('terminar')
        else if (isLast) act.run()
        else setStep('cascada')
      }}
    >
      {plan.error && <ErrorState title="No se pudo revisar." error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && <Skeleton lines={3} label="Revisando qué depende de él" />}
      {plan.data && isLast && <p className="strong">{PREGUNTA_CASCADA}</p>}
      {plan.data && <Plan plan={plan.data} />}
    </ActDialog>
  )
}

/** The way to the screen of the act that does it well, for who opens it. */
function EnSuLugar({ tipo }: { tipo: TipoCatalogo }): ReactElement | null {
  const { vistas } = useSession()
  const [vista, text] =
    TEXTOS_CATALOGO[tipo].nivel === null
      ? (['actualizarLaboral', 'Mover a una persona'] as const)
      : (['organicaArbol', 'Abrir el árbol'] as const)
  if (tipo === 'sueldo' || !vistas.includes(vista)) return null
  return (
    <LinkButton size="sm" to={rutaVista(vista)}>
      {text}
    </LinkButton>
  )
}

function Plan({ plan: { tipo, seVan, usos, enSuLugar } }: { plan: EliminacionCatalogo }): ReactElement {
  if (usos.length > 0)
    return (
      <>
        <Note tone="warn" action={<EnSuLugar tipo={tipo} />}>
          <strong>No se puede eliminar: está en uso.</strong> {enSuLugar}
        </Note>
        <ul className="puestos-usos">
          {usos.map(({ texto }) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      </>
    )
  if (seVan.length === 0) return <p>Nadie lo usa y nada depende de él.</p>
  return (
    <>
      <p>Nadie lo usa. Con él se eliminan:</p>
      {seVan.map(({ tipo, cuantos, nombres }) => {
        const [uno, varios] = TEXTOS_CATALOGO[tipo].cuenta
        return (
          <section key={tipo} className="puestos-seva">
            <h3>{cuentaTexto(cuantos, uno, varios)}</h3>
            <p className="secondary small">
              {nombres.join(', ')}
              {cuantos > nombres.length ? ` y ${cuentaTexto(cuantos - nombres.length, 'otro')}` : ''}.
            </p>
          </section>
        )
      })}
    </>
  )
}
