import { cotejoRows } from '#domain/afiliacion/cotejo/cotejo.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TITULO_CORTO, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { DOCUMENTOS_LEIBLES, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { MISMA_PERSONA } from '#domain/afiliacion/cotejo/papeles-mezclados.ts'
import { lecturaOf, mezclados } from '#admin/portal/expediente/expediente.ts'
import { MismaPersonaForm, MismaPersonaNote } from './MismaPersona.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { MEZCLA_ID } from '#admin/portal/expediente/paso/step-checks.ts'
import type { ReactElement } from 'react'

interface MezclaPanelProps {
  onManual: (papel: DocumentoLeible) => void
}

/**
 * Papers of two people, side by side. Each may be looked at and corrected beside its page, captured by hand or removed; where the keys
 * allow it, the desk says that they are of the same person.
 */
export function MezclaPanel({ onManual }: MezclaPanelProps): ReactElement | null {
  const { model, captura, kept, editable, expediente, openVisor } = useTramite()
  if (model.mezclados.length === 0)
    return mezclados({ ...captura, mismaPersona: '' }, kept).length > 0 ? <MismaPersonaNote /> : null
  const rows = cotejoRows(model.papeles)
  const value = (campo: string, papel: (typeof DOCUMENTOS_LEIBLES)[number]): string =>
    rows.find((row) => row.campo === campo)?.valores[papel] ?? ''
  const date = (text: string): string => {
    const fecha = parsePlainDate(text)
    return fecha ? formatFecha(fecha) : ''
  }
  return (
    <section id={MEZCLA_ID} tabIndex={-1} className="card mezcla" aria-label="Papeles de dos personas">
      {model.mezclados.map(({ path, message }) => (
        <Note key={path} tone="bad" live>
          <strong>{message}</strong>
        </Note>
      ))}
      <div className="mezcla-papers">
        {DOCUMENTOS_LEIBLES.flatMap((papel) => {
          const archivo = captura.documentos[papel]?.archivo
          if (!archivo) return []
          const odd = model.mezclados.some(({ path }) => path === `documentos.${papel}`)
          return (
            <div key={papel} className={odd ? 'mezcla-paper mezcla-odd' : 'mezcla-paper'}>
              <h3>{TITULO_PAPEL[papel]}</h3>
              <img src={`/api/archivos/${encodeURIComponent(archivo)}/paginas/1`} alt="" loading="lazy" />
              <KeyValueList
                items={[
                  { label: 'Nombre', value: value('nombre', papel) },
                  { label: 'Nacimiento', value: date(value('fechaNacimiento', papel)) },
                  { label: 'CURP', value: <span className="mono">{value('curp', papel) || '–'}</span> },
                ]}
              />
              <div className="row">
                <Button
                  size="sm"
                  aria-label={`${editable ? 'Corregir' : 'Ver'} datos de ${TITULO_PAPEL[papel]}`}
                  onClick={() =>
                    lecturaOf(captura, kept, papel)
                      ? openVisor({ paper: papel, campo: odd ? 'nombres' : null, mode: 'datos' })
                      : onManual(papel)
                  }
                >
                  {editable ? 'Corregir datos' : 'Ver datos'}
                </Button>
                {editable && (
                  <Button size="sm" variant={odd ? 'danger' : 'default'} onClick={() => expediente.remove(papel)}>
                    Quitar {TITULO_CORTO[papel]}
                  </Button>
                )}
              </div>
            </div>
          )
        })}
      </div>
      {editable && model.mezclados.every(({ code }) => code === MISMA_PERSONA) && <MismaPersonaForm />}
    </section>
  )
}
