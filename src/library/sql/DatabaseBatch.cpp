// SPDX-License-Identifier: GPL-3.0-or-later
// Several statements in one call of Database: over a slow line each call costs a way there and back.
#include "library/sql/Database.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlRecord>

namespace muster::library {

namespace {

// The driver writes the value as it would for a prepared statement: Qt's one for PostgreSQL puts values into the text there too.
QString literal(const QSqlDriver &driver, QVariant value)
{
    if (value.metaType().id() == QMetaType::QString && value.toString().contains(QChar::Null)) // would end the whole text
        value = value.toString().replace(QChar::Null, QChar::ReplacementCharacter);
    QSqlField field({}, value.metaType());
    field.setValue(value);
    return driver.formatValue(field);
}

QString bound(const QSqlDriver &driver, const Statement &statement)
{
    QString text;
    qsizetype next = 0;
    bool quoted = false;
    for (const QChar c : statement.text) {
        quoted = quoted != (c == '\'');
        if (c == '?' && !quoted)
            text += literal(driver, statement.values.value(next++));
        else
            text += c;
    }
    return text;
}

Rows rowsOf(QSqlQuery &query)
{
    Rows rows;
    const int columns = query.isSelect() ? query.record().count() : 0;
    while (columns > 0 && query.next()) {
        QVariantList row;
        row.reserve(columns);
        for (int i = 0; i < columns; ++i)
            row.append(query.value(i));
        rows.append(row);
    }
    return rows;
}

} // namespace

base::Result<QList<Rows>> Database::runAll(const Statements &statements) const
{
    return isSqlite() ? runOneByOne(statements) : runTogether(statements);
}

base::Result<QList<Rows>> Database::runOneByOne(const Statements &statements) const
{
    QList<Rows> answers;
    for (const Statement &statement : statements) {
        if (!statement.text.startsWith("SELECT")) {
            if (base::Result<void> done = execute(statement.text, statement.values); !done)
                return done.error();
            answers.append(Rows());
            continue;
        }
        base::Result<QSqlQuery> query = run(statement.text, statement.values);
        if (!query)
            return query.error();
        answers.append(rowsOf(*query));
        if (query->lastError().isValid())
            return explain(query->lastError());
    }
    return answers;
}

base::Result<QList<Rows>> Database::runTogether(const Statements &statements) const
{
    QStringList texts;
    for (const Statement &statement : statements)
        texts.append(bound(*driver(), statement));
    const QString text = texts.join(";\n");
    if (base::Result<void> admitted = admit(text, 1); !admitted)
        return admitted.error();
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.exec(text))
        return explain(query.lastError());
    QList<Rows> answers;
    do
        answers.append(rowsOf(query));
    while (!query.lastError().isValid() && query.nextResult());
    if (query.lastError().isValid())
        return explain(query.lastError());
    if (answers.size() != statements.size()) // the line was cut between two answers
        return text::error("library.connection",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The line to the server of the library was cut.")),
                           m_address.shown());
    return answers;
}

} // namespace muster::library
