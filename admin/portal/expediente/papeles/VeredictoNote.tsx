import { use } from 'react'
import { veredictoTexto, type CosaPorRevisar } from '#domain/afiliacion/cotejo/veredicto.ts'
import { losObligatorios } from '#domain/documentos/papeles/cuantos.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { StepContext } from '#admin/portal/expediente/paso/step-context.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { lugarDe, veredictoDe } from '#admin/portal/expediente/tramite/veredicto-tramite.ts'
import type { ReactElement } from 'react'

/** The one verdict: "Listo", or what is to be looked at, each a link to its place. */
export function VeredictoNote(): ReactElement | null {
  const tramite = useTramite()
  const veredicto = veredictoDe(tramite)
  // A procedure without papers of its own has nothing that could agree.
  if (Object.keys(tramite.model.papeles).length === 0 && !tramite.reglas.exigePapeles) return null
  if (veredicto.estado === 'incompleto')
    return (
      <p className="veredicto-wait secondary small">
        Al leer {losObligatorios('documento', 'documentos')}, aquí se dirá si todo coincide.
      </p>
    )
  if (veredicto.estado === 'listo')
    return (
      <Note tone="good" live>
        <strong>Listo.</strong> La documentación cargada coincide.
      </Note>
    )
  return (
    <Note tone="warn" live>
      <strong>{veredictoTexto(veredicto)}</strong>
      <ul className="plain veredicto-cosas">
        {veredicto.cosas.map((cosa) => (
          <li key={`${cosa.lugar} ${cosa.texto}`}>
            <Cosa cosa={cosa} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** A thing of another step opens it; the step draws itself first. */
function Cosa({ cosa: { lugar, texto } }: { cosa: CosaPorRevisar }): ReactElement {
  const tramite = useTramite()
  const step = use(StepContext)
  const { paso, id } = lugarDe(lugar, tramite)
  const here = step === paso || (step === 4 && lugar === 'cotejo')
  const go = (): void => {
    if (!here) tramite.goTo(paso)
    requestAnimationFrame(() => requestAnimationFrame(() => openAt(id)))
  }
  return (
    <button type="button" onClick={go}>
      {texto}
    </button>
  )
}
