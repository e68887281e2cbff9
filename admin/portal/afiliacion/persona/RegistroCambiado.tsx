import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { PersonaActual } from './PersonaActual.tsx'
import { registroDistinto, sinDistintos } from './registro-distinto.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { ReactElement } from 'react'
import type { Procedimiento } from './procedimiento.ts'

interface RegistroCambiadoProps {
  procedimiento: Procedimiento
  expediente: ExpedienteTramite
  captura: Captura
  /** Who changed it and when, as the server tells it. */
  motivo: string
  /** What is on file now, and what stands of what was typed. */
  onResolve: (ahora: ExpedienteTramite, captura: Captura) => void
  onClose: () => void
}

/** The person changed while it was edited: what is there now beside what was there and what was typed. */
export function RegistroCambiado(props: RegistroCambiadoProps): ReactElement {
  const { procedimiento, expediente, captura, motivo, onResolve, onClose } = props
  const distintosDe = (ahora: ExpedienteTramite) => registroDistinto(expediente, ahora, captura)
  return (
    <PersonaActual
      tramite={procedimiento.tramite}
      persona={expediente.persona}
      onClose={onClose}
      footer={(ahora) => (
        <>
          <Button onClick={() => onResolve(ahora, sinDistintos(captura, distintosDe(ahora)))}>
            Tomar lo registrado
          </Button>
          <Button variant="primary" onClick={() => onResolve(ahora, captura)}>
            Conservar lo mío
          </Button>
        </>
      )}
    >
      {(ahora) => <Distintos motivo={motivo} distintos={distintosDe(ahora)} />}
    </PersonaActual>
  )
}

interface DistintosProps {
  motivo: string
  distintos: ReturnType<typeof registroDistinto>
}

function Distintos({ motivo, distintos }: DistintosProps): ReactElement {
  return (
    <>
      <p>{motivo} Nada de lo que escribiste se ha perdido: elige qué conservar.</p>
      {distintos.length === 0 ? (
        <p className="secondary">Los datos que muestra este trámite son los mismos: puedes guardar de nuevo.</p>
      ) : (
        <div className="table-scroll">
          <table className="table" aria-label="Qué cambió en el registro">
            <thead>
              <tr>
                <th scope="col">Dato</th>
                <th scope="col">Estaba</th>
                <th scope="col">Ahora</th>
                <th scope="col">Lo mío</th>
              </tr>
            </thead>
            <tbody>
              {distintos.map(({ campo, etiqueta, antes, ahora: now, mio }) => (
                <tr key={campo}>
                  <th scope="row" className="wrap">
                    {etiqueta}
                  </th>
                  <td className="wrap" data-label="Estaba">
                    {antes || '–'}
                  </td>
                  <td className="wrap" data-label="Ahora">
                    {now || '–'}
                  </td>
                  <td className="wrap" data-label="Lo mío">
                    {mio || '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
