// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/setup/FormDialog.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/style/MusterStyle.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/PageScroll.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

FormDialog::FormDialog(const QString &title, const QString &verb, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(title);
    setMinimumWidth(520);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *body = new QWidget(this);
    auto *bodyColumn = new QVBoxLayout(body);
    bodyColumn->setContentsMargins(dialogMargin, 16, dialogMargin, dialogMargin);
    bodyColumn->setSpacing(14);
    auto *head = new QLabel(title, body);
    head->setTextFormat(Qt::PlainText);
    head->setFont(roleFont(FontRole::Title));
    m_form = new QFormLayout;
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(10);
    bodyColumn->addWidget(head);
    bodyColumn->addLayout(m_form);
    auto *foot = new DialogFoot(this);
    m_remark = foot->remark();
    const QPushButton *cancel = foot->addButton(tr("Cancel"));
    m_verb = foot->addVerb(verb);
    m_verb->setObjectName("dialog.verb");
    column->addWidget(new PageScroll(body, this), 1);
    column->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_verb, &QPushButton::clicked, this, &QDialog::accept);
}

void FormDialog::addField(const QString &label, QWidget *field)
{
    auto *words = new QLabel(literal(label), this);
    words->setTextFormat(Qt::PlainText);
    words->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    m_form->addRow(words, field);
}

QLineEdit *FormDialog::addText(const QString &label, const QString &text)
{
    auto *field = new QLineEdit(text, this);
    field->selectAll();
    addField(label, field);
    return field;
}

QPlainTextEdit *FormDialog::addLongText(const QString &label, const QString &text)
{
    auto *field = new QPlainTextEdit(text, this);
    field->setTabChangesFocus(true);
    field->setMaximumHeight(90);
    addField(label, field);
    return field;
}

QSpinBox *FormDialog::addNumber(const QString &label, int value, int least, int most)
{
    auto *field = new QSpinBox(this);
    field->setRange(least, most);
    field->setValue(value);
    addField(label, field);
    return field;
}

QComboBox *FormDialog::addChoice(const QString &label, const QStringList &texts, const QVariantList &data, int current)
{
    auto *field = new QComboBox(this);
    for (int i = 0; i < texts.size(); ++i)
        field->addItem(texts.at(i), data.value(i));
    field->setCurrentIndex(current);
    addField(label, field);
    return field;
}

QListWidget *FormDialog::addTicks(const QString &label, const QStringList &texts, const QVariantList &data, bool ticked)
{
    auto *field = new QListWidget(this);
    for (int i = 0; i < texts.size(); ++i) {
        auto *item = new QListWidgetItem(texts.at(i), field);
        item->setData(Qt::UserRole, data.value(i));
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
    field->setMaximumHeight(200);
    addField(label, field);
    return field;
}

void FormDialog::addRemark(const QString &text)
{
    m_remark->setText(text);
}

void FormDialog::require(QLineEdit *field)
{
    const auto follow = [this, field] { m_verb->setEnabled(!field->text().trimmed().isEmpty()); };
    connect(field, &QLineEdit::textChanged, this, follow);
    follow();
}

namespace {

QStringList dataWith(const QListWidget &list, Qt::CheckState state)
{
    QStringList ids;
    for (int i = 0; i < list.count(); ++i) {
        if (list.item(i)->checkState() == state)
            ids.append(list.item(i)->data(Qt::UserRole).toString());
    }
    return ids;
}

} // namespace

QStringList tickedData(const QListWidget &list)
{
    return dataWith(list, Qt::Checked);
}

QStringList untickedData(const QListWidget &list)
{
    return dataWith(list, Qt::Unchecked);
}

} // namespace muster::app
