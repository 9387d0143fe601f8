// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QWidget>

class QComboBox;
class QPlainTextEdit;

namespace muster::app {

/// The rules of a unit with their words, which the player may write: those that nobody explained stand first.
class RuleTexts final : public QWidget
{
    Q_OBJECT

public:
    struct Rule
    {
        QString id;
        QString name;
        QString text;
    };

    explicit RuleTexts(const QList<Rule> &rules, QWidget *parent = nullptr);

    /// Rule -> its new words; only those that were changed.
    [[nodiscard]] QMap<QString, QString> changed() const;

private:
    void showRule(int index);

    QList<Rule> m_rules;
    QMap<QString, QString> m_typed;
    QComboBox *m_choice = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

} // namespace muster::app
