import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatFechaConDia, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

/** In which quincena it lands, what it changes, what is missing and what follows. */
export function PrevistoCard({ previsto }: { previsto: TramitePrevisto }): ReactElement {
  const { quincena, hasta, situacion, sueldo, ultimoDiaConSueldo, papelesFaltantes, siguiente, retroactivo } = previsto
  const limit = hasta ? ` si se guarda a más tardar el ${formatFechaConDia(hasta)}` : ''
  // What was not chosen yet is told by its own field.
  const stops = previsto.impedimentos.filter(({ codigo }) => codigo !== 'requerido')
  return (
    <Card title="Qué hará este movimiento">
      <div className="stack">
        <Note tone="info">
          <strong>
            {quincena.entra}
            {limit}.
          </strong>
        </Note>
        {stops.map(({ codigo, campo, mensaje, impide }) => (
          <Note key={`${codigo} ${campo}`} tone={impide ? 'bad' : 'warn'} live>
            {mensaje}
          </Note>
        ))}
        {retroactivo && <Note tone="warn">La fecha cae en una quincena anterior a la abierta.</Note>}
        <KeyValueList
          wide
          items={[
            ...cambio('Situación', NOMBRE_SITUACION[situacion.antes], NOMBRE_SITUACION[situacion.despues]),
            ...cambio('Sueldo mensual', formatPesos(sueldo.antesCentavos), formatPesos(sueldo.despuesCentavos)),
            ...(ultimoDiaConSueldo
              ? [{ label: 'Último día con sueldo', value: formatFechaLarga(ultimoDiaConSueldo) }]
              : []),
            {
              label: 'Documentos por agregar',
              value:
                papelesFaltantes.length === 0
                  ? 'Ninguno'
                  : `${papelesFaltantes.map(({ nombre }) => nombre).join(', ')}. ${sinPapeles(papelesFaltantes.length)}`,
            },
          ]}
        />
        {siguiente.length > 0 && (
          <ol className="review-next">
            {siguiente.map(({ texto, quien }) => (
              <li key={texto}>
                {texto}
                {quien && <span className="secondary"> ({quien})</span>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  )
}

const sinPapeles = (n: number): string =>
  n === 1 ? 'Sin ese documento no se puede aprobar.' : 'Sin esos documentos no se puede aprobar.'

/** A fact that changes, from and to; nothing of one that stays. */
function cambio(label: string, antes: string, despues: string): { label: string; value: string }[] {
  return antes === despues ? [] : [{ label, value: `${antes} → ${despues}` }]
}
