// Loaded before the built CLI (`node --import`): kills this process with SIGKILL at a named point of its work. MORIR_EN is a JSON list of
// regular expressions. The process waits for a statement that matches the first one, then for one that matches the second, and so on.
// It dies before the statement that matches the last one leaves for the database.
import pg from 'pg'
import sqlite3 from 'sqlite3'

const pasos = JSON.parse(process.env.MORIR_EN ?? '[]').map((each) => new RegExp(each, 'i'))

function see(sql) {
  if (pasos.length === 0 || !pasos[0].test(sql)) return
  pasos.shift()
  if (pasos.length === 0) process.kill(process.pid, 'SIGKILL')
}

// Every statement of the product goes through one of these two methods (test/support/cortes.ts counts there too).
const { all } = sqlite3.Statement.prototype
sqlite3.Statement.prototype.all = function (...args) {
  see(this.sql)
  return all.apply(this, args)
}
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (...args) {
  see(typeof args[0] === 'string' ? args[0] : args[0].text)
  return query.apply(this, args)
}
